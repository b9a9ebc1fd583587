import type { PageResponse } from '@vitrine/contract/page.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { env } from '../env.server.ts';
import { log } from '../services/log.server.ts';
import type { FinishedPage, PageShell } from './finished-page.ts';
import { iframeOrigins } from './iframe-origins.ts';
import { type Injected, injectElements } from './injected-elements.server.ts';

const injectedByPage = new WeakMap<PageResponse, Injected>();
const nothing = injectElements([], () => undefined);

/** Returns the injected elements of a page, computed once for each page object. */
export function injectedElementsOf(page: PageResponse | null, path: string): Injected {
  const elements = page?.metadata?.elements ?? [];
  if (!page || elements.length === 0) return nothing;
  const injected = injectedByPage.get(page) ?? injectElements(elements, (message) => log.warn({ path }, message));
  injectedByPage.set(page, injected);
  return injected;
}

/** Returns the shell's data about a document with these blocks as its main content. */
export function documentFacts(
  { key, hasScripts, categories }: Injected,
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
