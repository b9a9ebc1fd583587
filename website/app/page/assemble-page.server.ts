import type { PageResponse } from '@vitrine/contract/page.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { env } from '../env.server.ts';
import { log } from '../services/log.server.ts';
import { findMapArchive } from '../services/map-archive.server.ts';
import type { FinishedParts } from './finish-page.server.ts';
import type { AssembledPage, FinishedPage, InjectedElements, PageHead, PageShell } from './finished-page.ts';
import { iframeOrigins } from './iframe-origins.ts';
import { injectElements } from './injected-elements.server.ts';

interface PageParts
  extends Pick<FinishedPage, 'head' | 'origin' | 'path' | 'alternatePaths'>,
    Partial<Pick<FinishedPage, 'documentKey' | 'thirdParties'>> {
  /** The shell and the blocks of the page, in one language. */
  finished: FinishedParts;
  /** The main blocks with their data; those of `finished` when none of them loads any. */
  main?: FinishedBlock[];
  /** Elements outside of React; none by default. */
  injected?: InjectedElements;
  isError?: boolean;
}

/** Puts a finished page together: a page of the site, an error, a draft, a page of the website's own and one of the QA area. */
export function assemblePage({
  finished,
  main = finished.main,
  injected = noElements,
  isError = false,
  ...own
}: PageParts): AssembledPage {
  const mapArchive = findMapArchive()?.archive ?? null;
  const page = { ...finished, ...documentFacts(injected, finished, main), main, mapArchive, isError, ...own };
  return { page, injected, frameOrigins: iframeOrigins(main) };
}

/** Returns the head of a page that search engines leave out. */
export const unlistedHead = (title: string, robots = 'noindex'): PageHead => ({
  title,
  description: null,
  robots,
  canonical: null,
  alternates: [],
  metas: [],
});

const injectedByPage = new WeakMap<PageResponse, InjectedElements>();
const noElements = injectElements([], () => undefined);

/** Returns the injected elements of a page, computed once for each page object. */
export function injectedElementsOf(page: PageResponse | null, path: string): InjectedElements {
  const elements = page?.metadata?.elements ?? [];
  if (!page || elements.length === 0) return noElements;
  const injected = injectedByPage.get(page) ?? injectElements(elements, (message) => log.warn({ path }, message));
  injectedByPage.set(page, injected);
  return injected;
}

/** Returns what the browser has to know about the document: its key, and what needs consent. */
function documentFacts(
  { key, hasScripts, categories }: InjectedElements,
  shell: Pick<PageShell, 'variant' | 'locale'>,
  main: readonly FinishedBlock[],
): Pick<FinishedPage, 'documentKey' | 'hasInjectedScripts' | 'thirdParties'> {
  const { SENTRY_DSN: sentryDsn = null, DIDOMI_KEY: didomiKey = null } = env();
  // Error reports from the browser contain the visitor's recent actions, so they need consent too.
  const needed = sentryDsn === null ? categories : [...categories, 'diagnostics' as const];
  return {
    documentKey: documentKeyOf(key, shell, main),
    hasInjectedScripts: hasScripts,
    thirdParties:
      needed.length > 0 || didomiKey !== null ? { categories: [...new Set(needed)], didomiKey, sentryDsn } : null,
  };
}

/**
 * Returns the key of the document: the banner of a variant has one language, and a content security policy cannot admit other
 * iframes later.
 */
export const documentKeyOf = (
  injected: string,
  { variant, locale }: Pick<PageShell, 'variant' | 'locale'>,
  main: readonly FinishedBlock[],
): string => [injected, variant && `${locale} ${variant.id}`, ...iframeOrigins(main)].filter(Boolean).join(' ');
