import { log } from './log.server.ts';

/** What came of a call: an answer of any status, or none at all. */
export type CallOutcome =
  | { kind: 'answered'; status: number; body: unknown; text: string; isJson: boolean; headers: Headers }
  | { kind: 'unreachable'; reason: 'timeout' | 'network'; detail: string };

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  body?: BodyInit;
  /** A hung service costs this much and no more. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

const usualTimeoutMs = 2000;

/**
 * The one place where the website talks HTTP to its services. It never throws: an expected failure is a value. Redirects are
 * not followed, because a 301 of the content service is an outcome of the page.
 */
export async function call({
  url,
  method = 'GET',
  headers,
  body,
  timeoutMs = usualTimeoutMs,
  signal,
}: Call): Promise<CallOutcome> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    const text = await response.text();
    return answered(response.status, response.headers, text);
  } catch (error) {
    const reason = limit.aborted ? 'timeout' : 'network';
    const detail = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}`.trim() : String(error);
    log.warn({ url, reason, detail }, 'A service did not answer');
    return { kind: 'unreachable', reason, detail };
  }
}

/** An answer that is parsed when somebody first wants to know what is in it. */
function answered(status: number, headers: Headers, text: string): CallOutcome {
  let parsed: { body: unknown; isJson: boolean } | undefined;
  const content = () => {
    parsed ??= parse(text);
    return parsed;
  };
  return {
    kind: 'answered',
    status,
    headers,
    text,
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
