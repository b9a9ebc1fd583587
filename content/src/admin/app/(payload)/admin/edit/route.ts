import { openSession } from '../../../../leads/session.ts';
import { findEditPath } from '../../../../website/find-edit-path.ts';

export const dynamic = 'force-dynamic';

/** Redirects staff from a public address, `?address=https://host/fr/contact`, to the form of its page or article, after the log-in. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const session = await openSession('fr');
  const location = session
    ? await findEditPath(session.req, searchParams.get('address') ?? '')
    : `/admin/login?${new URLSearchParams({ redirect: pathname + search })}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
