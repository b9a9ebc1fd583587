import { signStaffToken } from '@vitrine/contract/staff-token.ts';
import { readDeskEnv, readStoreEnv } from '../../../../../env.ts';
import { sessionCaller } from '../../../../leads/session.ts';

export const dynamic = 'force-dynamic';

/** Leads staff who are logged in to the website's examples of every block, by a link that is valid for some minutes. */
export async function GET(): Promise<Response> {
  const { STAFF_LINK_KEY: key } = readDeskEnv();
  const caller = key === undefined ? null : await sessionCaller('fr');
  if (key === undefined || !caller) return new Response(null, { status: 404 });
  const address = new URL('/qa/sections', readStoreEnv().WEBSITE_URL);
  address.searchParams.set('staff', await signStaffToken(key, 'qa-link', Date.now()));
  const headers = { location: address.href, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}
