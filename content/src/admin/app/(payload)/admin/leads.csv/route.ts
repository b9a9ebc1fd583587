import { sessionCaller } from '../../../../leads/session.ts';
import { fetchStaffApi, toLanguage } from '../../../../leads/staff-api.ts';

export const dynamic = 'force-dynamic';

/** A file of many leads takes its time, ms. */
const timeoutMs = 120_000;

const passed = ['content-type', 'content-disposition'];

/** The leads that the address filters, as core's CSV, passed on while it arrives. For who is logged in. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const caller = await sessionCaller(toLanguage(searchParams.get('language') ?? ''));
  if (!caller) return new Response(null, { status: 401 });
  try {
    const file = await fetchStaffApi(caller, `leads.csv?${searchParams}`, { timeout: timeoutMs });
    if (!file.ok) return new Response(null, { status: 502 });
    const headers = passed.map((name): [string, string] => [name, file.headers.get(name) ?? '']);
    return new Response(file.body, { headers: [...headers, ['cache-control', 'no-store']] });
  } catch {
    return new Response(null, { status: 503 });
  }
}
