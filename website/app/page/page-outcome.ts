import type { Locale, Localized } from '@vitrine/contract/locale.ts';
import { type PageResponse, pageError, pageRedirect, pageResponse } from '@vitrine/contract/page.ts';
import { readableIssues } from '@vitrine/contract/parse-block.ts';
import type { CallOutcome } from '../services/http.server.ts';

/** Statuses that the content service may choose for an error page. */
export const errorStatuses = [403, 404, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

/** What goes wrong in ways that have a name in `1-shell §4`; the wording is the log's, visitors read theirs. */
export type Mishap =
  | 'unexpected-redirection'
  | 'unexpected-status'
  | 'unexpected-string'
  | 'exception'
  | 'unreachable'
  | 'unknown-site';

export type PageOutcome =
  /** 410 is a page that says that what stood at its address is gone. */
  | { kind: 'page'; status: 200 | 410; page: PageResponse }
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | {
      kind: 'error';
      status: ErrorStatus | 421;
      mishap: Mishap | null;
      title: string | Localized<string> | null;
      message: string | Localized<string> | null;
      debug: string | null;
    };

/** `1-shell §4`, page load outcome by status; every answer of the content service ends in one of these. */
export function pageOutcome(answer: CallOutcome): PageOutcome {
  if (answer.kind === 'unreachable') return mishap('unreachable', 503, `${answer.reason}: ${answer.detail}`);
  const { status, body, isJson, text } = answer;
  if (status === 301 || status === 302) {
    const redirect = pageRedirect.safeParse(body);
    return redirect.success
      ? { kind: 'redirect', status, location: redirect.data.location }
      : mishap('unexpected-redirection', 500, 'Unexpected redirection response.');
  }
  // A service that has words of its own for what is gone sends them as a page; a bare 410 is a status like any other.
  if (status === 410) {
    const gone = pageResponse.safeParse(withoutBrokenParts(body));
    if (gone.success) return { kind: 'page', status, page: gone.data };
  }
  const error = errorStatuses.find((candidate) => candidate === status);
  if (error) return contentError(error, body, isJson, text);
  if (status >= 300) return mishap('unexpected-status', 500, `Unexpected status code. (${status})`);
  if (!isJson || typeof body === 'string') {
    return mishap('unexpected-string', 500, `Unexpected string output. ${text.slice(0, 200)}`);
  }
  const page = pageResponse.safeParse(withoutBrokenParts(body));
  if (!page.success) return mishap('exception', 500, readableIssues(page.error));
  return { kind: 'page', status: 200, page: page.data };
}

const mishap = (kind: Mishap, status: ErrorStatus, debug: string): PageOutcome => ({
  kind: 'error',
  status,
  mishap: kind,
  title: null,
  message: null,
  debug,
});

function contentError(status: ErrorStatus, body: unknown, isJson: boolean, text: string): PageOutcome {
  const words = pageError.safeParse(body).data;
  const isUnknownSite = /\/unknown-(domain|site)$/.test(problemType(body));
  return {
    kind: 'error',
    status: isUnknownSite ? 421 : status,
    mishap: isUnknownSite ? 'unknown-site' : null,
    title: words?.title ?? null,
    message: words?.message ?? null,
    debug: isJson ? debugText(words?.debug) : text.slice(0, 2000),
  };
}

const problemType = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'type' in body ? String(body.type) : '';

const debugText = (debug: unknown): string | null =>
  debug === null || debug === undefined ? null : typeof debug === 'string' ? debug : JSON.stringify(debug, null, 2);

/**
 * A broken part that is not the content itself (a theme, the SEO) must not cost the page: it is left out, as if absent.
 */
function withoutBrokenParts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const shape = pageResponse.shape;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => {
      if (name === 'content' || !Object.hasOwn(shape, name)) return name === 'content';
      return shape[name as keyof typeof shape].safeParse(value).success; // hasOwn just said so
    }),
  );
}

/** The words in the visitor's language, where the content service gave some. */
export function localizedWords(words: string | Localized<string> | null, locale: Locale): string | null {
  if (words === null || typeof words === 'string') return words;
  return words[locale] ?? words.fr ?? words.en ?? null;
}
