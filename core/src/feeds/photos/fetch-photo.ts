import { fetchBytes, type HttpLimits } from '../http-client/call-http.ts';
import { retryAfterMs } from '../http-client/retry-after.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';

/** Headers of the source about the copied photo, by which an unchanged photo is not sent again. */
export interface Validators {
  etag: string | null;
  last_modified: string | null;
}

export type FetchedPhoto =
  | ({ kind: 'photo'; data: Buffer } & Validators)
  | { kind: 'unchanged' }
  /** The server asks for a pause, ms; null when it does not say for how long. */
  | { kind: 'busy'; pause: number | null; reason: Reason }
  | { kind: 'failed'; reason: Reason };

/** Limits for one photo. A photo of a camera has some ten megabytes, and a slow one delays the others. */
export const photoLimits = { idleMs: 10_000, totalMs: 60_000, maxBytes: 25 * 1024 * 1024 };

const maxRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Fetches a photo. Every redirect is checked as the first address is: it leads to https and to no private network. */
export async function fetchPhoto(
  address: string,
  validators: Validators | null,
  limits: HttpLimits,
  signal?: AbortSignal,
): Promise<FetchedPhoto> {
  const headers = {
    accept: 'image/avif,image/webp,image/jpeg,image/png',
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.last_modified && { 'if-modified-since': validators.last_modified }),
  };
  let url = URL.parse(address);
  for (let hops = 0; url && /^https?:$/.test(url.protocol); hops++) {
    const answer = await fetchBytes({ url, headers }, limits, signal);
    if (answer.kind !== 'answer') {
      const isTooLarge = answer.kind === 'no-answer' && answer.fault === 'too-long';
      return { kind: 'failed', reason: isTooLarge ? reasonOf('photo-too-large') : answer.reason };
    }
    const { status, body, headers: answered } = answer;
    if (redirects.has(status) && answered.location !== undefined) {
      if (hops === maxRedirects) return { kind: 'failed', reason: reasonOf('too-many-redirects') };
      url = URL.parse(answered.location, url);
      continue;
    }
    const reason = reasonOf('server-answered', { status });
    if (status === 304 && validators) return { kind: 'unchanged' };
    if (status === 429 || status === 503) {
      return { kind: 'busy', pause: retryAfterMs(answered['retry-after'] ?? null), reason };
    }
    if (status !== 200) return { kind: 'failed', reason };
    const { etag = null, 'last-modified': last_modified = null } = answered;
    return { kind: 'photo', data: body, etag, last_modified };
  }
  return { kind: 'failed', reason: reasonOf('address-unreadable') };
}
