import type { Locale } from '@vitrine/contract/locale.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import { fetchPage } from '../services/content.server.ts';
import { siteAccessOf } from '../services/site-access.server.ts';
import { assemblePage, unlistedHead } from './assemble-page.server.ts';
import { type FinishedParts, type FinishOptions, finishPage } from './finish-page.server.ts';
import type { AssembledPage, FinishedPage, InjectedElements } from './finished-page.ts';
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
  siteAccessOf(hostname, outcome.page);
  return outcome.page;
}

interface OwnPage
  extends Pick<FinishedPage, 'locale' | 'origin' | 'path' | 'alternatePaths' | 'main'>,
    Partial<Pick<FinishedPage, 'isError' | 'documentKey' | 'thirdParties'>> {
  title: string;
  injected?: InjectedElements;
}

/** Returns the header, the footer and the theme of the site, without any content. */
export const shellParts = (shellPage: PageResponse | null, options: FinishOptions): FinishedParts =>
  finishPage({ ...shellPage, content: { fields: [] } }, options).parts;

/** Returns a page of the website's own in the shell of the site, excluded from search engines. */
export function pageInShell(shellPage: PageResponse | null, { title, locale, ...own }: OwnPage): AssembledPage {
  const finished = shellParts(shellPage, { locale, path: own.path });
  return assemblePage({ finished, head: unlistedHead(title), ...own });
}
