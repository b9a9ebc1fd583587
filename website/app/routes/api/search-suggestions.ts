import { propertiesCountAnswer } from '@vitrine/contract/core/properties.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { withLocale } from '../../locale/paths.ts';
import { bodyOf } from '../../page/load-block-data.server.ts';
import { filterName } from '../../search/filter-name.ts';
import { activeFilters, type Search } from '../../search/filters.ts';
import { mapQuery } from '../../search/list-query.ts';
import { readSearch } from '../../search/read-search.ts';
import { searchTexts } from '../../search/search-texts.ts';
import type { Suggestions } from '../../search/suggestions.ts';
import { fetchProperties } from '../../services/core.server.ts';
import { phraseKey } from '../../site/known-query.ts';
import { findPhrase, locateText } from '../phrase-services.server.ts';
import type { RouteCall } from '../route.ts';
import { type ApiCall, apiCall, problem } from './api-call.server.ts';

/** Most listings that are suggested. */
const mostListings = 5;

/** Returns what a phrase means and which listings it names, for the field of the search (search.39). */
export async function get({ request, context }: RouteCall) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const query = new URL(request.url).searchParams;
  const text = query.get(phraseKey)?.trim() ?? '';
  const found = await findPhrase(text, readSearch(query), call);
  if (!found) return problem(503, 'The service cannot be reached right now.');
  const { search, choices, places, unknown } = found;
  const words = { t: textsOf(searchTexts, call.locale), locale: call.locale, choices };
  // A number among words that say nothing else may be that of a house.
  const isAddress = found.located.length === 0 && unknown.some((part) => /\d/.test(part));
  const [total, located] = await Promise.all([
    countOf(search, call),
    isAddress ? locateText(text, call) : found.located,
  ]);
  const data: Suggestions = {
    names: namesOf(search, words),
    ...{ unknown, total },
    places: places.map(({ name, codes, kind }) => ({
      codes,
      label: kind === 'borough' ? (choices.municipalities.find(({ code }) => code === codes[0])?.label ?? name) : name,
    })),
    listings: located
      .slice(0, mostListings)
      .map(({ uls, address, type, url }) => ({ uls, address, type, href: withLocale(url, call.locale) })),
  };
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
}

function namesOf(search: Search, words: Parameters<typeof filterName>[1]): string[] {
  const names = activeFilters(search.filters).map((filter) => filterName(filter, words));
  return search.viewport ? [...names, words.t.mapArea] : names;
}

async function countOf(search: Search, call: ApiCall): Promise<number | null> {
  const query = mapQuery(search, search.viewport?.bounds ?? null);
  query.set('format', 'count');
  const answer = propertiesCountAnswer.safeParse(bodyOf(await fetchProperties(query, call)));
  return answer.success ? answer.data.data.total : null;
}
