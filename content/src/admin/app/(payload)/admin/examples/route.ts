import { signQaToken } from '@vitrine/contract/qa-token.ts';
import { readStaffApiEnv, readStoreEnv } from '../../../../../env.ts';
import { openSession } from '../../../../leads/session.ts';

export const dynamic = 'force-dynamic';

/** Redirects logged-in staff to the website's examples of every block, with a link that is valid for some minutes. */
export async function GET(): Promise<Response> {
  const { STAFF_LINK_KEY: key } = readStaffApiEnv();
  const session = key === undefined ? null : await openSession('fr');
  if (key === undefined || !session) return new Response(null, { status: 404 });
  const address = new URL('/qa/sections', readStoreEnv().WEBSITE_URL);
  address.searchParams.set('staff', await signQaToken(key, 'qa-link', Date.now()));
  const headers = { location: address.href, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}
