import type { Locale } from '@vitrine/contract/locale.ts';
import { withoutTrailingSlashes } from '@vitrine/contract/without-trailing-slashes.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import type { DescribedQuery } from '../block-framework/definition/define-block-server.ts';
import { walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';
import { env } from '../env.server.ts';
import { fixedPath, isAssetPath, localeOfPath, negotiateLocale, otherLocales, withLocale } from '../locale/paths.ts';
import { pageErrorMessages, RouteError } from '../page-error-kind.ts';
import type { RequestContext } from '../request-context.ts';
import { assetUrl, fetchPage } from '../services/content.server.ts';
import { log } from '../services/log.server.ts';
import { siteAccessOf } from '../services/site-access.server.ts';
import { pageQuery, wholeQuery } from '../site/known-query.ts';
import { assemblePage, injectedElementsOf } from './assemble-page.server.ts';
import { lowerCasePath } from './correct-path.ts';
import { withEmbeddedCode } from './embedded-blocks.server.ts';
import { errorBlock } from './error-block.server.ts';
import { finishPage } from './finish-page.server.ts';
import type { AssembledPage } from './finished-page.ts';
import { lastShellPage, rememberShellPage } from './last-shell.server.ts';
import { loadBlockData } from './load-block-data.server.ts';
import { pageMiddleware, runMiddleware } from './middleware.server.ts';
import { alternatePaths, pageHead } from './page-head.server.ts';
import { type ErrorOutcome, failure, type PageOutcome } from './page-outcome.ts';
import { readAnswer } from './read-answer.server.ts';
import { pageInShell, shellPageOf, shellParts } from './site-shell.server.ts';

export type LoadedPage =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | (AssembledPage & {
      kind: 'document';
      status: number;
      /** True when the document is the same for every visitor and may be cached. */
      isShared: boolean;
      /** Maximum time in the cache, in seconds; null when only the site's setting limits it. */
      maxAge: number | null;
    });

/** The request of a visitor. `url` has no suffix of a client navigation. */
interface Visit {
  url: URL;
  acceptLanguage: string | null;
}

interface PageAddress {
  url: URL;
  locale: Locale;
  context: RequestContext;
}

/** Loads the page of an address from the content service and finishes it for rendering (addresses.4). It never throws. */
export async function loadPage({ url, acceptLanguage }: Visit, context: RequestContext): Promise<LoadedPage> {
  const pathLocale = localeOfPath(url.pathname);
  const locale = pathLocale ?? negotiateLocale(context.localeCookie ?? null, acceptLanguage);
  const address = { url, locale, context };
  try {
    const redirect = pathLocale === null ? await loadRedirect({ url, acceptLanguage }, context) : null;
    if (redirect) return redirect;
    // `/FR/…` has its language in capitals.
    const lower = pathLocale === null ? lowerCasePath(url.pathname) : null;
    if (lower && localeOfPath(lower)) return movedTo(lower, url);
    runMiddleware(pageMiddleware, url);
    const outcome = safeRedirect(await fetchOutcome(address), address);
    if (outcome.kind === 'redirect') return outcome;
    if (outcome.kind === 'page') return await pageDocument(outcome, address);
    const corrected = outcome.status === 404 ? await correctedPath(address) : null;
    if (corrected) return movedTo(corrected, url);
    return await errorDocument(outcome, address);
  } catch (error) {
    if (error instanceof RouteError) return errorDocument(failure(error.errorKind, error.status), address);
    return errorDocument(failure('exception', 500, stackOf(error)), address);
  }
}

/** Returns the redirect of an address that is no page, or null. It never throws. */
export async function loadRedirect({ url, acceptLanguage }: Visit, context: RequestContext) {
  const address = { url, locale: negotiateLocale(context.localeCookie ?? null, acceptLanguage), context };
  const outcome = await fetchOutcome(address).catch(() => null);
  const safe = outcome && safeRedirect(outcome, address);
  return safe?.kind === 'redirect' ? safe : null;
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function fetchOutcome(
  { url, locale, context }: PageAddress,
  options?: { production: false },
): Promise<PageOutcome> {
  const path = withoutTrailingSlashes(url.pathname);
  const { hostname } = context;
  const answer = await fetchPage({
    path: path || '/',
    query: wholeQuery(url.searchParams),
    hostname,
    locale,
    ...options,
  });
  return readAnswer(answer, `${hostname}${path}?${JSON.stringify(pageQuery(url.searchParams))}`);
}

const movedTo = (path: string, { search }: URL): LoadedPage => ({
  kind: 'redirect',
  status: 301,
  location: path + search,
});

/**
 * Returns the path that was meant by one without a page: the same in small letters, or the page that has this path in the other language;
 * null for none.
 */
async function correctedPath({ url, locale, context }: PageAddress): Promise<string | null> {
  const lower = lowerCasePath(url.pathname);
  if (lower !== null) return lower;
  for (const other of otherLocales(locale)) {
    const translated = new URL(url.pathname.replace(/^\/[^/]+/, `/${other}`), url);
    // A guess of ours is no visit to an address without a page.
    const outcome = await fetchOutcome({ url: translated, locale: other, context }, { production: false });
    if (outcome.kind === 'page' && outcome.status === 200) return alternatePaths(outcome.page)[locale] ?? null;
  }
  return null;
}

/**
 * Allows redirects to http(s) and internal addresses only; `//` and backslashes would leave the site unnoticed, and a header holds
 * printable ASCII alone. An internal redirect keeps the visitor's query unless the new address has one.
 */
function safeRedirect(outcome: PageOutcome, { url, locale }: PageAddress): PageOutcome {
  if (outcome.kind !== 'redirect') return outcome;
  const { dropsQuery } = outcome;
  const location = outcome.location.replace(/( |[^\0-\x7f])+/gu, (text) => encodeURIComponent(text.toWellFormed()));
  const query = dropsQuery || /[?#]/.test(location) ? '' : url.search;
  const isInternal = /^\/(?![/\\])[!-[\]-~]*$/.test(location);
  if (isInternal && isAssetPath(location)) return { ...outcome, location: assetUrl(location) };
  if (isInternal) return { ...outcome, location: withLocale(location, locale) + query };
  return /^https?:\/\/[!-[\]-~]+$/i.test(location)
    ? { ...outcome, location }
    : failure('unexpected-redirection', 500, location.slice(0, 200));
}

async function pageDocument(
  { status, page }: Extract<PageOutcome, { kind: 'page' }>,
  { url, locale, context }: PageAddress,
): Promise<LoadedPage> {
  const { hostname, origin, requestId } = context;
  if (!page.variant) rememberShellPage(hostname, page);
  const path = url.pathname;
  const { parts, maxAge } = finishPage(page, { locale, path });
  const site = siteAccessOf(hostname, page);
  const main = await loadBlockData(parts.main, { url, site, locale, requestId });
  const query = describedQuery(main, url.searchParams);
  const head = pageHead(page, { locale, origin, path, query, warn: (message) => log.warn({ path }, message) });
  const injected = withEmbeddedCode(injectedElementsOf(page, path), main);
  const isShared = !page.variant && ![...walkBlocks(main)].some(({ hasFailed }) => hasFailed);
  // The search page fills the screen; it has no footer (layout.2).
  const footer = withoutTrailingSlashes(path) === fixedPath('search', locale) ? [] : parts.footer;
  const assembled = assemblePage({
    ...{ origin, path, alternatePaths: alternatePaths(page), head },
    ...{ finished: { ...parts, footer }, main, injected },
  });
  return { kind: 'document', status, isShared, maxAge, ...assembled };
}

/** Returns what the query of the address means to the first block that reads it; null on a page without such a block. */
function describedQuery(blocks: readonly FinishedBlock[], query: URLSearchParams): DescribedQuery | null {
  for (const { type, data } of walkBlocks(blocks)) {
    const described = findBlockServer(type)?.describeQuery?.(query, data);
    if (described) return described;
  }
  return null;
}

/** Returns the message for the log. */
const wordingOf = ({ errorKind, status }: ErrorOutcome): string =>
  errorKind || status === 404 ? pageErrorMessages[errorKind ?? 'page-not-found'] : 'The page could not be shown';

/** Returns the error page in the shell of the site (`site-shell.server.ts`). */
export async function errorDocument(
  outcome: ErrorOutcome,
  { url, locale, context }: PageAddress,
): Promise<Extract<LoadedPage, { kind: 'document' }>> {
  const { requestId, hostname, origin } = context;
  const { dependsOnQuery, ...logged } = outcome;
  log[outcome.status >= 500 ? 'error' : 'info']({ path: url.pathname, requestId, ...logged }, wordingOf(outcome));
  const isMissing = outcome.status === 404;
  const shellPage = isMissing ? await shellPageOf(hostname, locale) : lastShellPage(hostname);
  const { header } = shellParts(shellPage, { locale, path: url.pathname });
  const error = errorBlock(outcome, { locale, requestId, exposeErrors: env().EXPOSE_ERRORS, header });
  const site = siteAccessOf(hostname, shellPage);
  const main = isMissing ? await loadBlockData([error], { url, site, locale, requestId }) : [error];
  const injected = injectedElementsOf(shellPage, url.pathname);
  const assembled = pageInShell(shellPage, {
    ...{ locale, origin, path: url.pathname, alternatePaths: {} },
    title: String(error.fields.main_title),
    main,
    isError: true,
    injected,
  });
  const isShared = isMissing && !dependsOnQuery;
  return { kind: 'document', status: outcome.status, isShared, maxAge: null, ...assembled };
}
