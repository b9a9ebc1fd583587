import { answerLimit } from '@vitrine/network/answer-limit.ts';
import { pathOf, traceCall } from '@vitrine/network/tracing/tracing.ts';
import { log } from './log.server.ts';
import { requestIdHeader } from './request-id.server.ts';

/** Outcome of a call: a response with any status, or none. */
export type CallOutcome =
  | {
      kind: 'answered';
      status: number;
      headers: Headers;
      /** The body as it came. Text and JSON are read from it when they are asked for. */
      bytes: Uint8Array;
      text: string;
      body: unknown;
      isJson: boolean;
    }
  | { kind: 'unreachable'; reason: 'timeout' | 'network'; detail: string };

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  body?: BodyInit;
  /** Time limit, ms, as `answerLimit` counts it; protects callers from a hung service. */
  timeoutMs?: number | undefined;
  patience?: Patience;
  signal?: AbortSignal;
}

/** Further time for a service that is alive. One that answers nothing still costs the limit alone. */
export interface Patience {
  /** Address that the service answers with 200 while it is alive. */
  healthUrl: string;
  /** Time that is added to the limit, ms. */
  ms: number;
}

const usualTimeoutMs = 2000;
/** Maximum size of an answer, bytes: far above that of any map or sitemap. A service gone astray must not fill the memory. */
export const maxAnswerBytes = 32 * 1024 * 1024;

/** The services are near: compressing and decompressing between them would cost more than it saves. */
const uncompressed = { 'accept-encoding': 'identity' };

/**
 * Sends an HTTP request to a service; all requests of the website to its services go through here. Never throws: an expected
 * failure is a value. Redirects are not followed, because a 301 of the content service is an outcome of the page.
 */
export function call(given: Call): Promise<CallOutcome> {
  const { url, method = 'GET' } = given;
  const naming = () => ({ name: method, attributes: { 'http.request.method': method, 'url.path': pathOf(url) } });
  return traceCall(naming, async (traceHeaders, span) => {
    const outcome = await send({
      ...given,
      headers: { ...uncompressed, ...requestIdHeader(), ...given.headers, ...traceHeaders },
    });
    if (span && outcome.kind === 'answered') span.attributes['http.response.status_code'] = outcome.status;
    if (span && outcome.kind === 'unreachable') span.isFailed = true;
    return outcome;
  });
}

async function send({
  url,
  method = 'GET',
  headers,
  body,
  timeoutMs = usualTimeoutMs,
  patience,
  signal,
}: Call): Promise<CallOutcome> {
  const limit = answerLimit(timeoutMs);
  const asking =
    patience &&
    setTimeout(async () => {
      if (await isAlive(patience.healthUrl, timeoutMs / 2)) limit.extend(patience.ms);
    }, timeoutMs / 2);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([limit.signal, signal]) : limit.signal,
    });
    return answered(response.status, response.headers, await readBody(response));
  } catch (error) {
    const reason = limit.signal.aborted ? 'timeout' : 'network';
    const detail = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}`.trim() : String(error);
    // Without the query, which holds what a visitor searches for.
    log.warn({ url: new URL(url).origin + pathOf(url), reason, detail }, 'A service did not answer');
    return { kind: 'unreachable', reason, detail };
  } finally {
    limit.end();
    clearTimeout(asking);
  }
}

/** Addresses that are being asked: those who wait for the same service ask once. */
const beingAsked = new Map<string, Promise<boolean>>();

/** Tells whether a service says within so many ms that it is alive. */
function isAlive(healthUrl: string, timeoutMs: number): Promise<boolean> {
  const present = beingAsked.get(healthUrl);
  if (present) return present;
  const asked = call({ url: healthUrl, headers: {}, timeoutMs })
    .then((outcome) => outcome.kind === 'answered' && outcome.status === 200)
    .finally(() => beingAsked.delete(healthUrl));
  beingAsked.set(healthUrl, asked);
  return asked;
}

/** Returns the body of a response. Throws as soon as it is larger than any answer may be. */
async function readBody(response: Response): Promise<Uint8Array> {
  const length = response.headers.get('content-length');
  // A compressed body is larger than it says.
  const isMeasured = length !== null && !response.headers.has('content-encoding');
  if (isMeasured && Number(length) <= maxAnswerBytes) return response.bytes();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // An error here closes the connection.
    if (bytes > maxAnswerBytes) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns a response that is decoded and parsed on first access to its text and body. */
function answered(status: number, headers: Headers, bytes: Uint8Array): CallOutcome {
  let decoded: string | undefined;
  let parsed: { body: unknown; isJson: boolean } | undefined;
  const text = () => {
    decoded ??= new TextDecoder().decode(bytes);
    return decoded;
  };
  const content = () => {
    parsed ??= parse(text());
    return parsed;
  };
  return {
    kind: 'answered',
    status,
    headers,
    bytes,
    get text() {
      return text();
    },
    get body() {
      return content().body;
    },
    get isJson() {
      return content().isJson;
    },
  };
}

function parse(text: string): { body: unknown; isJson: boolean } {
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}
