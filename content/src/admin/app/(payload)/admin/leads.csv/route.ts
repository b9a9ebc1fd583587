import { callDesk, languageOf } from '../../../../leads/desk.ts';
import { sessionCaller } from '../../../../leads/session.ts';

export const dynamic = 'force-dynamic';

/** A file of many leads takes its time, ms. */
const patience = 120_000;

const passed = ['content-type', 'content-disposition'];

/** The leads that the address filters, as core's CSV, passed on while it arrives. For who is logged in. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const caller = await sessionCaller(languageOf(searchParams.get('language') ?? ''));
  if (!caller) return new Response(null, { status: 401 });
  try {
    const file = await callDesk(caller, `leads.csv?${searchParams}`, { timeout: patience });
    if (!file.ok) return new Response(null, { status: 502 });
    const headers = passed.map((name): [string, string] => [name, file.headers.get(name) ?? '']);
    return new Response(file.body, { headers: [...headers, ['cache-control', 'no-store']] });
  } catch {
    return new Response(null, { status: 503 });
  }
}
