import { recordLeadChange } from '../../../../leads/record-lead-change.ts';
import { openSession } from '../../../../leads/session.ts';
import { fetchStaffApi, toLanguage } from '../../../../leads/staff-api.ts';

export const dynamic = 'force-dynamic';

/** Maximum time to export many leads, ms. */
const exportTimeoutMs = 120_000;

const passed = ['content-type', 'content-disposition'];

/** Streams core's CSV of the leads that the query filters to logged-in staff. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const session = await openSession(toLanguage(searchParams.get('language') ?? ''));
  if (!session) return new Response(null, { status: 401 });
  try {
    const file = await fetchStaffApi(session.caller, `leads.csv?${searchParams}`, { timeout: exportTimeoutMs });
    if (!file.ok) return new Response(null, { status: 502 });
    await recordLeadChange(session.req, { action: 'leads_exported', subject: 'leads', id: '', title: 'leads.csv' });
    const headers = passed.map((name): [string, string] => [name, file.headers.get(name) ?? '']);
    return new Response(file.body, { headers: [...headers, ['cache-control', 'no-store']] });
  } catch {
    return new Response(null, { status: 503 });
  }
}
