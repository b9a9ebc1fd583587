import { type Caller, fetchStaffApi } from './staff-api.ts';

/** Maximum time to write a large file, ms. */
const fileTimeoutMs = 120_000;

const passed = ['content-type', 'content-disposition'];

/** Passes a file of core's staff API on to the browser. `onRead` runs once core sends it. */
export async function passFile(
  caller: Caller,
  path: string,
  onRead = async () => undefined as void,
): Promise<Response> {
  try {
    const file = await fetchStaffApi(caller, path, { timeout: fileTimeoutMs });
    if (!file.ok) return new Response(null, { status: file.status === 404 ? 404 : 502 });
    await onRead();
    const headers = passed.map((name): [string, string] => [name, file.headers.get(name) ?? '']);
    return new Response(file.body, { headers: [...headers, ['cache-control', 'no-store']] });
  } catch {
    return new Response(null, { status: 503 });
  }
}
