import { passFile } from '../../../../leads/pass-file.ts';
import { openSession } from '../../../../leads/session.ts';
import { toLanguage } from '../../../../leads/staff-api.ts';

export const dynamic = 'force-dynamic';

/** Sends core's CSV of the figures of a site to logged-in staff. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const session = await openSession(toLanguage(searchParams.get('language') ?? ''));
  if (!session) return new Response(null, { status: 401 });
  const site = encodeURIComponent(searchParams.get('site') ?? '');
  return passFile(session.caller, `sites/${site}/figures.csv?${searchParams}`);
}
