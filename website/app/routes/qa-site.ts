import { qaTokenSeconds } from '@vitrine/contract/qa-token.ts';
import { privateHeaders } from '../qa/qa-page.server.ts';
import { staffCookie } from '../staff/staff-cookie.ts';
import type { RouteCall } from './route.ts';

/**
 * Answers `/qa/site?path=/fr/contact`, to which the admin leads staff: redirects to the page, on which they see their bar for a working day. A
 * path that leaves the site is the home page.
 */
export function get({ url }: RouteCall): Response {
  const path = url.searchParams.get('path') ?? '/';
  const target = URL.canParse(path, url) ? new URL(path, url) : null;
  // A pathname may itself begin like another host, as that of `/.//host`.
  const isOwn = target?.origin === url.origin && !target.pathname.startsWith('//');
  const headers = {
    ...privateHeaders,
    location: isOwn ? target.pathname + target.search : '/',
    'set-cookie': staffCookie(qaTokenSeconds['qa-session']),
  };
  return new Response(null, { status: 303, headers });
}
