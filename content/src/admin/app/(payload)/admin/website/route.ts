import { openSession } from '../../../../leads/session.ts';
import { findStaffAddress } from '../../../../website/find-staff-address.ts';

export const dynamic = 'force-dynamic';

/** Redirects logged-in staff to a site, `?site=ID`, where they see the bar that leads back to the admin. */
export async function GET(request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('site') ?? '';
  const session = /^[1-9]\d{0,8}$/.test(id) ? await openSession('fr') : null;
  const location = session && (await findStaffAddress(session.req, id));
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  if (location === null) return new Response(null, { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, location } });
}
