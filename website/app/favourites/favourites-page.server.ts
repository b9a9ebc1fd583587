import type { Locale } from '@vitrine/contract/locale.ts';
import { textsOf } from '../locale/define-texts.ts';
import { favouritesPaths } from '../locale/favourites-path.ts';
import { injectedElementsOf } from '../page/assemble-page.server.ts';
import type { AssembledPage } from '../page/finished-page.ts';
import { pageInShell, shellPageOf } from '../page/site-shell.server.ts';
import type { RequestContext } from '../request-context.ts';
import { favouritesTexts } from './favourites-texts.ts';

/**
 * Loads the page of favourites within the header and footer of the site, excluded from search engines. 503 when the site cannot be reached.
 */
export async function loadFavouritesPage(
  locale: Locale,
  { hostname, origin }: RequestContext,
): Promise<AssembledPage & { status: 200 | 503 }> {
  const shellPage = await shellPageOf(hostname, locale);
  const path = favouritesPaths[locale];
  const injected = injectedElementsOf(shellPage, path);
  const assembled = pageInShell(shellPage, {
    ...{ locale, origin, path, alternatePaths: favouritesPaths, main: [], injected },
    title: textsOf(favouritesTexts, locale).title,
  });
  return { status: shellPage ? 200 : 503, ...assembled };
}
