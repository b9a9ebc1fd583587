import type { Locale } from '@vitrine/contract/locale.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { documentFacts } from '../document/document-facts.server.ts';
import type { FinishedPage } from '../document/finished-page.ts';
import type { Injected } from '../document/injected-elements.server.ts';
import { fetchPage } from '../services/content.server.ts';
import { rememberSiteAccess } from '../services/site-access.server.ts';
import { finishPage } from './finish-page.server.ts';
import { lastShellPage, rememberShellPage } from './last-shell.server.ts';
import { readAnswer } from './read-answer.server.ts';

/**
 * Returns the page whose header, footer and theme a document without a page of its own uses: the page of the site that was loaded
 * last, else its home page; null when that cannot be loaded.
 */
export async function shellPageOf(hostname: string, locale: Locale): Promise<PageResponse | null> {
  const known = lastShellPage(hostname);
  if (known) return known;
  const path = `/${locale}`;
  const outcome = readAnswer(await fetchPage({ path, query: {}, hostname, locale }), `${hostname}${path}?{}`);
  if (outcome.kind !== 'page') return null;
  rememberShellPage(hostname, outcome.page);
  rememberSiteAccess(hostname, outcome.page);
  return outcome.page;
}

interface OwnPage extends Pick<FinishedPage, 'locale' | 'origin' | 'path' | 'alternatePaths'> {
  title: string;
  main: FinishedBlock[];
  isError?: boolean;
  injected: Injected;
}

/** Returns a page of the website's own in the shell of the site, excluded from search engines. */
export function pageInShell(
  shellPage: PageResponse | null,
  { title, main, isError = false, injected, ...where }: OwnPage,
): FinishedPage {
  const { parts } = finishPage({ ...shellPage, content: { fields: [] } }, where);
  const head = { title, description: null, robots: 'noindex', canonical: null, alternates: [], metas: [] };
  return { ...parts, ...documentFacts(injected, parts, main), ...where, main, isError, head };
}
