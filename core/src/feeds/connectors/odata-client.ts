import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SourceCredentials } from '@vitrine/contract/core/feed-settings.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { z } from 'zod';
import { callHttp, type HttpAnswer, type HttpFault, type HttpLimits } from '../http-client/call-http.ts';
import { retryAfterMs } from '../http-client/retry-after.ts';
import { inPart, type Reason, reasonOf } from '../reasons/reason.ts';
import type { RawRecord } from '../records/source-listing.ts';
import type { ListEnd } from './feed-connector.ts';

export interface ODataSettings {
  serviceRoot: string;
  tokenUrl: string;
  scope?: string | undefined;
}

export interface ODataServices {
  limits: HttpLimits;
  /** Maximum number of attempts at one page; more when absent. */
  attempts?: number;
  /** Waits before another try, ms. */
  wait?: (ms: number) => Promise<unknown>;
  signal?: AbortSignal;
}

export interface ODataPage {
  rows: RawRecord[];
  count: number | null;
  next: string | null;
  /** True when the server says that it follows the size of pages in `Prefer`. */
  isSizeApplied: boolean;
}
export interface ODataFailure {
  kind: 'failed';
  /** The call that failed: the one for a token, or any other. */
  step: 'token' | 'resource';
  /** HTTP status; null without an answer. */
  status: number | null;
  /** Why there is no answer that can be used. */
  fault: HttpFault | 'forbidden' | 'not-odata' | null;
  reason: Reason;
}
export type ODataResult = { kind: 'page'; page: ODataPage } | ODataFailure;

/** Maximum number of attempts at one page. */
const maxAttempts = 6;
const firstWaitMs = 1000;
/** Longest wait that a server can ask for, ms. A run that waits longer is better begun anew. */
const longestWaitMs = 300_000;

/** Maximum number of empty pages in a row: servers that filter after they have cut pages send some. */
const maxEmptyPages = 100;

/** An invalid count is treated as absent. */
const countShape = z
  .union([z.number().int().nonnegative(), z.string().regex(/^\d+$/).transform(Number)])
  .optional()
  .catch(undefined);
const linkShape = z.string().nullish();
// OData 4.01 may leave out `odata.`.
const pageShape = z.object({
  value: z.array(z.record(z.string(), z.unknown())),
  '@odata.count': countShape,
  '@count': countShape,
  '@odata.nextLink': linkShape,
  '@nextLink': linkShape,
});
type Headers = Readonly<Record<string, string>>;
type OnPage = (page: ODataPage) => Promise<'enough' | undefined> | 'enough' | undefined;

const recordShape = z.record(z.string(), z.unknown());
const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().catch(3600) });

/** Statuses after which the same call may succeed: overload, time-outs and faults of a server or of what stands before it. */
const isTemporary = (status: number) => status === 408 || status === 429 || (status >= 500 && status !== 501);

/** Reads the pages of one OData server with OAuth2 client credentials. */
export class ODataClient {
  readonly #settings: ODataSettings;
  readonly #credentials: SourceCredentials;
  readonly #services: ODataServices;
  #token: { text: string; expiresAt: number } | null = null;

  constructor(settings: ODataSettings, credentials: SourceCredentials, services: ODataServices) {
    this.#settings = settings;
    this.#credentials = credentials;
    this.#services = services;
  }

  /** Returns the address of a resource with the given options, such as `$filter`. */
  address(resource: string, options: Readonly<Record<string, string>>): string {
    const root = this.#settings.serviceRoot.replace(/\/*$/, '/');
    const query = Object.entries(options).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return `${root}${resource}?${query.join('&')}`;
  }

  /** Returns one page, after as many attempts as temporary failures need. */
  async readPage(address: string, headers: Headers = {}): Promise<ODataResult> {
    const answer = await this.#authorized(new URL(address), headers);
    if ('reason' in answer) return answer;
    const parsed = safeParse(pageShape, parseJson(answer.body));
    if (!parsed.success) return notOData('resource');
    const { value, ...annotations } = parsed.data;
    const count = annotations['@odata.count'] ?? annotations['@count'] ?? null;
    const next = annotations['@odata.nextLink'] || annotations['@nextLink'] || null;
    return { kind: 'page', page: { rows: value, count, next, isSizeApplied: answer.isSizeApplied } };
  }

  /** Returns one record by its address within the service. */
  async readRecord(
    resource: string,
    options: Readonly<Record<string, string>>,
  ): Promise<{ kind: 'record'; record: RawRecord } | ODataFailure> {
    const answer = await this.#authorized(new URL(this.address(resource, options)));
    if ('reason' in answer) return answer;
    const parsed = safeParse(recordShape, parseJson(answer.body));
    return parsed.success ? { kind: 'record', record: parsed.data } : notOData('resource');
  }

  /**
   * Reads a page and those that follow it, and passes each to `onPage`, until it says that it needs no more. Links are followed on the configured
   * origin alone, and once. A server that repeats a page under ever new links, or sends one empty page after the other, is left as well.
   */
  async readPages(address: string, onPage: OnPage, headers: () => Headers = () => ({})): Promise<ListEnd> {
    const { origin } = new URL(this.#settings.serviceRoot);
    const seen = new Set<string>();
    const seenPages = new Set<string>();
    let emptyPages = 0;
    for (let next: string | null = address; next !== null; ) {
      if (seen.has(next)) return { kind: 'repeated-link' };
      seen.add(next);
      const result = await this.readPage(next, headers());
      if (result.kind === 'failed') {
        const { reason, status, fault } = result;
        return { kind: 'failed', reason, status, ...(fault === 'too-long' && { isTooLong: true }) };
      }
      const { rows } = result.page;
      emptyPages = rows.length === 0 ? emptyPages + 1 : 0;
      const page = hashOfEnds(rows);
      if (emptyPages > maxEmptyPages || (emptyPages === 0 && seenPages.has(page))) return { kind: 'repeated-link' };
      seenPages.add(page);
      if ((await onPage(result.page)) === 'enough') break;
      const link: string | null = result.page.next;
      next = link === null ? null : (URL.parse(link, next)?.href ?? '');
      if (next !== null && URL.parse(next)?.origin !== origin) return { kind: 'foreign-link' };
    }
    return { kind: 'complete' };
  }

  /** Calls with a token; a refused one is renewed once. */
  async #authorized(url: URL, headers: Headers = {}): Promise<{ body: string; isSizeApplied: boolean } | ODataFailure> {
    for (const isLast of [false, true]) {
      const token = await this.#accessToken();
      if ('reason' in token) return token;
      const answer = await this.#patiently({ url, headers: { ...headers, authorization: `Bearer ${token.text}` } });
      if (answer.kind === 'answer' && answer.status === 200) {
        return { body: answer.body, isSizeApplied: /maxpagesize/i.test(answer.preferenceApplied ?? '') };
      }
      const isRefused = answer.kind === 'answer' && (answer.status === 401 || answer.status === 403);
      if (!isRefused || isLast) return failureOf('resource', answer);
      this.#token = null;
    }
    throw new Error('A call ends with its second attempt');
  }

  /** Sends a body once, with a token that is renewed when it is refused: such a call was not carried out. */
  async post(address: string, body: string): Promise<HttpAnswer | ODataFailure> {
    const { limits, signal } = this.#services;
    for (const isLast of [false, true]) {
      const token = await this.#accessToken();
      if ('reason' in token) return token;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token.text}` };
      const answer = await callHttp({ url: new URL(address), method: 'POST', headers, body }, limits, signal);
      if (isLast || answer.kind !== 'answer' || answer.status !== 401) return answer;
      this.#token = null;
    }
    throw new Error('A call ends with its second attempt');
  }

  async #accessToken(): Promise<{ text: string } | ODataFailure> {
    const now = Date.now();
    if (this.#token && this.#token.expiresAt > now) return this.#token;
    const { clientId, clientSecret } = this.#credentials;
    const { scope } = this.#settings;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...(scope && { scope }),
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await this.#patiently({ url: new URL(this.#settings.tokenUrl), method: 'POST', headers, body });
    if (answer.kind !== 'answer' || answer.status !== 200) {
      return failureOf('token', answer);
    }
    const parsed = safeParse(tokenShape, parseJson(answer.body));
    if (!parsed.success) return notOData('token');
    // Renewed early, so that it does not expire on the way.
    this.#token = { text: parsed.data.access_token, expiresAt: now + parsed.data.expires_in * 900 };
    return this.#token;
  }

  /** Repeats a call after temporary failures: after the time that the server states, else after delays that double. */
  async #patiently(call: Parameters<typeof callHttp>[0]): Promise<HttpAnswer> {
    const {
      limits,
      signal,
      attempts = maxAttempts,
      wait = (ms: number) => delay(ms, undefined, { signal }),
    } = this.#services;
    for (let attempt = 1; ; attempt++) {
      const answer = await callHttp(call, limits, signal);
      const isFinal =
        answer.kind === 'forbidden' ||
        (answer.kind === 'answer' ? !isTemporary(answer.status) : answer.fault === 'too-long');
      if (isFinal || attempt >= attempts || signal?.aborted) return answer;
      const asked = answer.kind === 'answer' ? retryAfterMs(answer.retryAfter) : null;
      const pause = asked ?? firstWaitMs * 2 ** (attempt - 1);
      await wait(Math.min(pause, longestWaitMs));
    }
  }
}

const notOData = (step: ODataFailure['step']): ODataFailure => ({
  kind: 'failed',
  step,
  status: 200,
  fault: 'not-odata',
  reason: reasonIn(step, reasonOf('not-odata')),
});

/** Returns a hash of the length of a page and of its first and last records, by which a repeated page is recognised. */
const hashOfEnds = (rows: readonly RawRecord[]): string =>
  createHash('sha256')
    .update(JSON.stringify([rows.length, rows[0], rows.at(-1)]))
    .digest('base64');

/** Says of a failed sign-in that it is one. */
const reasonIn = (step: ODataFailure['step'], reason: Reason): Reason =>
  step === 'token' ? inPart('sign-in', reason) : reason;

function failureOf(step: ODataFailure['step'], answer: HttpAnswer): ODataFailure {
  if (answer.kind === 'answer') {
    const { status } = answer;
    // OAuth2 refuses an unknown client with 400 or 401.
    const isRefused = step === 'token' && (status === 400 || status === 401 || status === 403);
    const reason = isRefused
      ? reasonOf('credentials-refused')
      : reasonIn(step, reasonOf('server-answered', { status }));
    return { kind: 'failed', step, status, fault: null, reason };
  }
  const fault = answer.kind === 'forbidden' ? 'forbidden' : answer.fault;
  return { kind: 'failed', step, status: null, fault, reason: reasonIn(step, answer.reason) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
