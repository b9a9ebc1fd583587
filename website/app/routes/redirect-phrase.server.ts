import { withoutTrailingSlashes } from '@vitrine/contract/without-trailing-slashes.ts';
import { fixedPath, localeOfPath, withLocale } from '../locale/paths.ts';
import { searchKeys, writeSearch } from '../search/filters.ts';
import { readSearch } from '../search/read-search.ts';
import { siteAccess } from '../services/site.server.ts';
import { dialogPhraseKey, phraseIn, phraseKey } from '../site/known-query.ts';
import { findPhrase } from './phrase-services.server.ts';
import type { RouteCall } from './route.ts';

/**
 * Returns the address to which the search page leads for a phrase (`?q=`): the page of a listing, or the search with the filters that the
 * phrase means. Null for another page, without a phrase, and while core does not answer, whose page then says so.
 */
export async function redirectOfPhrase({ url, context }: Pick<RouteCall, 'url' | 'context'>): Promise<string | null> {
  const text = phraseIn(url.searchParams);
  const locale = localeOfPath(url.pathname);
  if (!text || !locale || withoutTrailingSlashes(url.pathname) !== fixedPath('search', locale)) return null;
  const site = await siteAccess(context.hostname, locale);
  if (!site || site === 'unknown-site') return null;
  const found = await findPhrase(text, readSearch(url.searchParams), { ...context, site, locale });
  if (!found) return null;
  if (found.listing) return withLocale(found.listing.url, locale);
  const query = new URLSearchParams(url.searchParams);
  for (const key of [phraseKey, dialogPhraseKey, ...searchKeys]) query.delete(key);
  for (const [key, value] of writeSearch({ ...found.search, page: 1 })) query.append(key, value);
  return `${fixedPath('search', locale)}?${query.size > 0 ? query : 'reset_filters=true'}`;
}
