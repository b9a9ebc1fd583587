import { type Locale, type Localized, pickLocale } from '@vitrine/contract/locale.ts';
import { type PageResponse, pageError, pageRedirect, pageResponse } from '@vitrine/contract/page.ts';
import { readableIssues } from '@vitrine/contract/parse-block.ts';
import { type DroppedValue, parseTolerant } from '@vitrine/contract/parse-tolerant.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { type PageErrorKind, pageErrorMessages } from '../page-error-kind.ts';
import type { CallOutcome } from '../services/http.server.ts';
import { isUnknownSite } from '../services/unknown-site.ts';

/** Statuses with which the content service may answer with an error page. */
const errorStatuses: readonly number[] = [403, 404, 500, 503];

export type PageOutcome =
  /** 410 is a page that tells visitors that the content of its address is gone. */
  | { kind: 'page'; status: 200 | 410; page: PageResponse }
  | { kind: 'redirect'; status: 301 | 302; location: string; dropsQuery?: boolean }
  | {
      kind: 'error';
      status: number;
      errorKind: PageErrorKind | null;
      title: string | Localized<string> | null;
      message: string | Localized<string> | null;
      debug: string | null;
      /** True when the answer holds for the whole query of the request alone. */
      dependsOnQuery: boolean;
    };

export type ErrorOutcome = Extract<PageOutcome, { kind: 'error' }>;

/**
 * Returns the outcome of an answer of the content service by its status (errors.2). A wrong value of a page that is not its
 * content, such as one colour of the theme, is reported and left out alone.
 */
export function pageOutcome(answer: CallOutcome, report: (dropped: DroppedValue) => void): PageOutcome {
  if (answer.kind === 'unreachable') return failure('unreachable', 503, `${answer.reason}: ${answer.detail}`);
  const { status, body, isJson, text } = answer;
  if (status === 301 || status === 302) {
    const redirect = safeParse(pageRedirect, body);
    if (!redirect.success) return failure('unexpected-redirection', 500);
    const { location, drops_query } = redirect.data;
    return { kind: 'redirect', status, location, ...(drops_query && { dropsQuery: true }) };
  }
  // A 410 with a page in its body is shown as that page; a bare 410 is an unexpected status.
  if (status === 410) {
    const gone = parseTolerant(pageResponse, body, report);
    if (gone.data) return { kind: 'page', status, page: gone.data };
  }
  if (errorStatuses.includes(status)) return contentError(answer);
  if (status >= 300) return failure('unexpected-status', 500, String(status));
  if (!isJson || typeof body === 'string') {
    return failure('unexpected-string', 500, text.slice(0, 200));
  }
  const page = parseTolerant(pageResponse, body, report);
  if (!page.data) return failure('exception', 500, readableIssues(page.error));
  return { kind: 'page', status: 200, page: page.data };
}

/** Returns an error outcome of a named kind. Its message and details go to the log and to `debug`. */
export const failure = (errorKind: PageErrorKind, status: number, detail = ''): ErrorOutcome => ({
  kind: 'error',
  status,
  errorKind,
  title: null,
  message: null,
  debug: [pageErrorMessages[errorKind], detail].filter(Boolean).join('\n'),
  dependsOnQuery: false,
});

type Answered = Extract<CallOutcome, { kind: 'answered' }>;

function contentError({ status, body, isJson, text, headers }: Answered): ErrorOutcome {
  // The title of a problem is for developers.
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  const words = isProblem ? undefined : safeParse(pageError, body).data;
  const isUnknown = isUnknownSite(body);
  return {
    kind: 'error',
    status: isUnknown ? 421 : status,
    errorKind: isUnknown ? 'unknown-site' : null,
    title: words?.title ?? null,
    message: words?.message ?? null,
    debug: isJson ? debugText(words?.debug) : text.slice(0, 2000),
    dependsOnQuery: words?.depends_on_query === true,
  };
}

const debugText = (debug: unknown): string | null =>
  debug === null || debug === undefined ? null : typeof debug === 'string' ? debug : JSON.stringify(debug, null, 2);

/** Returns the text in the visitor's language; null when the content service sent none. */
export function localizedWords(words: string | Localized<string> | null, locale: Locale): string | null {
  return (typeof words === 'string' ? words : pickLocale(words, locale))?.trim() || null;
}
