import type { PageResponse } from '@vitrine/contract/page.ts';
import type { FinishedBlock } from '../blocks/define-block.ts';
import { env } from '../env.server.ts';
import { log } from '../services/log.server.ts';
import type { FinishedPage, PageFrame } from './finished-page.ts';
import { frameOrigins } from './frame-origins.ts';
import { type Injected, injectElements } from './injected-elements.server.ts';

const injectedByPage = new WeakMap<PageResponse, Injected>();
const nothing = injectElements([], () => undefined);

/** What a page injects, made once for each page object, as `finishPage` does. */
export function injectedInto(page: PageResponse | null, path: string): Injected {
  const elements = page?.metadata?.elements ?? [];
  if (!page || elements.length === 0) return nothing;
  const injected = injectedByPage.get(page) ?? injectElements(elements, (message) => log.warn({ path }, message));
  injectedByPage.set(page, injected);
  return injected;
}

/** What the shell must know of a document with these blocks in its middle. */
export function documentFacts(
  { key, hasScripts, categories }: Injected,
  frame: Pick<PageFrame, 'variant' | 'locale'>,
  main: readonly FinishedBlock[],
): Pick<FinishedPage, 'documentKey' | 'hasInjectedScripts' | 'thirdParties'> {
  const { SENTRY_DSN: sentryDsn = null, DIDOMI_KEY: didomiKey = null } = env();
  // Error reports from the browser hold what a visitor did before, so they wait for consent as well.
  const needed = sentryDsn === null ? categories : [...categories, 'diagnostics' as const];
  return {
    documentKey: documentKeyOf(key, frame, main),
    hasInjectedScripts: hasScripts,
    thirdParties:
      needed.length > 0 || didomiKey !== null ? { categories: [...new Set(needed)], didomiKey, sentryDsn } : null,
  };
}

/** The banner of a variant has the words of one language, and a policy cannot let other frames in later. */
export const documentKeyOf = (
  injected: string,
  { variant, locale }: Pick<PageFrame, 'variant' | 'locale'>,
  main: readonly FinishedBlock[],
): string => [injected, variant && `${locale} ${variant.id}`, ...frameOrigins(main)].filter(Boolean).join(' ');
