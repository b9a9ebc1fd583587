/** Maximum duration of a call, ms. */
const callMs = 10_000;
/** Maximum wait that is accepted from a server's `Retry-After`, ms. */
const longestWait = 24 * 60 * 60 * 1000;

export interface Submission {
  host: string;
  key: string;
  urls: readonly string[];
}

/** `refused`: the server will never accept these addresses, so that a retry is useless. `later`: they may be sent again. */
export type PostOutcome =
  | { kind: 'taken' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; waitMs: number | null };

/** Sends addresses to an IndexNow server (https://www.indexnow.org/documentation). Never throws. */
export async function postAddresses(server: string, { host, key, urls }: Submission): Promise<PostOutcome> {
  const body = { host, key, keyLocation: `https://${host}/${key}.txt`, urlList: urls };
  try {
    const response = await fetch(server, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(callMs),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    return { kind: 'later', reason: String(error), waitMs: null };
  }
}

/** Statuses that say that the call itself is wrong: 400 the format, 422 an address of another host. */
const refusals = [400, 413, 422];

function outcomeOf({ ok, status, headers }: Response): PostOutcome {
  if (ok) return { kind: 'taken' };
  const reason = `The server answers ${status}.`;
  // 403 means that the server did not find the key file of the site, which may be online soon; so it is retried.
  return refusals.includes(status)
    ? { kind: 'refused', reason }
    : { kind: 'later', reason, waitMs: readWait(headers.get('retry-after')) };
}

/** Returns the wait that `Retry-After` asks for, ms; null for none or one that cannot be read. */
function readWait(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  const wait = header && Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, longestWait) : null;
}
