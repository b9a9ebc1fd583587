import { passFile } from '../../../../leads/pass-file.ts';
import { recordLeadChange } from '../../../../leads/record-lead-change.ts';
import { openSession } from '../../../../leads/session.ts';
import { toLanguage } from '../../../../leads/staff-api.ts';

export const dynamic = 'force-dynamic';

/** Streams core's CSV of the register of consents to logged-in staff. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const session = await openSession(toLanguage(searchParams.get('language') ?? ''));
  if (!session) return new Response(null, { status: 401 });
  return passFile(session.caller, `consents.csv?${searchParams}`, () =>
    recordLeadChange(session.req, { action: 'consents_exported', subject: 'leads', id: '', title: 'consents.csv' }),
  );
}
