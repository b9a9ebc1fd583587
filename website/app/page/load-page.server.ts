import type { Locale } from '@vitrine/contract/locale.ts';
import { env } from '../env.server.ts';
import { fixedPath, isAssetPath, localeOfPath, negotiateLocale, withLocale } from '../locale/paths.ts';
import type { RequestContext } from '../request-context.ts';
import { assetUrl, fetchPage } from '../services/content.server.ts';
import { log } from '../services/log.server.ts';
import { knownSiteAccess, rememberSiteAccess } from '../services/site-access.server.ts';
import { pageQuery } from '../site/known-query.ts';
import { fillBlocks } from './block-data.server.ts';
import { documentFacts, injectedInto } from './document-facts.server.ts';
import { errorBlock } from './error-block.server.ts';
import { finishPage } from './finish-page.server.ts';
import type { FinishedPage } from './finished-page.ts';
import type { Injected } from './injected-elements.server.ts';
import { lastFramePage, rememberFramePage } from './last-frame.server.ts';
import { pageMiddleware, runMiddleware } from './middleware.server.ts';
import { mishapWordings, RouteError } from './mishap.ts';
import { longestAge } from './page-age.server.ts';
import { alternatePaths, pageHead } from './page-head.server.ts';
import { type ErrorOutcome, failure, type PageOutcome } from './page-outcome.ts';
import { readAnswer } from './read-answer.server.ts';
import { framedPage, framePageOf } from './site-frame.server.ts';

export type LoadedPage =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | {
      kind: 'document';
      status: number;
      page: FinishedPage;
      /** Whether anybody may be answered with it. */
      isShared: boolean;
      /** For how many seconds at most; null where only the site's own setting limits it. */
      maxAge: number | null;
      injected: Injected;
    };

/** What a visitor asks for. The address is the router's, which has none of its own suffixes and parameters in it. */
interface Visit {
  url: URL;
  acceptLanguage: string | null;
}

interface PageAddress {
  url: URL;
  locale: Locale;
  context: RequestContext;
}

/** Asks the content service what stands at an address and makes it ready to be shown (`1-shell §4`). It never throws. */
export async function loadPage({ url, acceptLanguage }: Visit, context: RequestContext): Promise<LoadedPage> {
  const pathLocale = localeOfPath(url.pathname);
  const locale = pathLocale ?? negotiateLocale(context.localeCookie ?? null, acceptLanguage);
  const address = { url, locale, context };
  try {
    runMiddleware(pageMiddleware, url);
    const outcome = safeRedirect(await fetchOutcome(address), address);
    if (outcome.kind === 'redirect') return outcome;
    if (outcome.kind === 'page') return await pageDocument(outcome, address);
    return await errorDocument(outcome, address);
  } catch (error) {
    if (error instanceof RouteError) return errorDocument(failure(error.mishap, error.status), address);
    return errorDocument(failure('exception', 500, stackOf(error)), address);
  }
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function fetchOutcome({ url, locale, context }: PageAddress): Promise<PageOutcome> {
  const path = url.pathname.replace(/\/+$/, '');
  const query = pageQuery(url.searchParams);
  const answer = await fetchPage({ path, query, hostname: context.hostname, locale });
  return readAnswer(answer, `${context.hostname}${path}?${JSON.stringify(query)}`);
}

/**
 * Only http(s) and internal addresses are followed; `//` and backslashes would leave the site unseen. Within the site the
 * visitor's query goes along, where the new address has none of its own.
 */
function safeRedirect(outcome: PageOutcome, { url, locale }: PageAddress): PageOutcome {
  if (outcome.kind !== 'redirect') return outcome;
  const { location } = outcome;
  const query = /[?#]/.test(location) ? '' : url.search;
  const isInternal = /^\/(?![/\\])[^\\]*$/.test(location);
  if (isInternal && isAssetPath(location)) return { ...outcome, location: assetUrl(location) };
  if (isInternal) return { ...outcome, location: withLocale(location, locale) + query };
  return /^https?:\/\/[^\\]+$/i.test(location)
    ? outcome
    : failure('unexpected-redirection', 500, location.slice(0, 200));
}

async function pageDocument(
  { status, page }: Extract<PageOutcome, { kind: 'page' }>,
  { url, locale, context }: PageAddress,
): Promise<LoadedPage> {
  const { hostname, origin, requestId } = context;
  rememberSiteAccess(hostname, page);
  if (!page.variant) rememberFramePage(hostname, page);
  const path = url.pathname;
  const finished = finishPage(page, { locale, path });
  const injected = injectedInto(page, path);
  const head = pageHead(page, { locale, origin, path, warn: (message) => log.warn({ path }, message) });
  const main = await fillBlocks(finished.main, { url, site: knownSiteAccess(hostname), locale, requestId });
  const isShared = !page.variant && !main.some(({ hasFailed }) => hasFailed);
  // The search page fills the screen; it has no footer (`1-shell §2`, layout).
  const footer = path.replace(/\/+$/, '') === fixedPath('search', locale) ? [] : finished.footer;
  const where = { origin, path, alternatePaths: alternatePaths(page) };
  const shown = { ...finished, ...documentFacts(injected, finished, main), main, footer, head, ...where };
  return { kind: 'document', status, isShared, maxAge: longestAge(page), page: shown, injected };
}

/** The wording of the texts, which stays the log's. */
const wordingOf = ({ mishap, status }: ErrorOutcome): string =>
  mishap || status === 404 ? mishapWordings[mishap ?? 'page-not-found'] : 'The page could not be shown';

/** The error page within the header and footer of the site, as last seen or as its home page has them. */
async function errorDocument(outcome: ErrorOutcome, { url, locale, context }: PageAddress): Promise<LoadedPage> {
  const { requestId, hostname, origin } = context;
  log[outcome.status >= 500 ? 'error' : 'info']({ path: url.pathname, requestId, ...outcome }, wordingOf(outcome));
  const error = errorBlock(outcome, { locale, requestId, exposeErrors: env().EXPOSE_ERRORS });
  const framePage = outcome.status === 404 ? await framePageOf(hostname, locale) : lastFramePage(hostname);
  const injected = injectedInto(framePage, url.pathname);
  const page = framedPage(framePage, {
    ...{ locale, origin, path: url.pathname, alternatePaths: {} },
    title: String(error.fields.main_title),
    main: [error],
    injected,
  });
  return { kind: 'document', status: outcome.status, isShared: outcome.status === 404, maxAge: null, page, injected };
}
