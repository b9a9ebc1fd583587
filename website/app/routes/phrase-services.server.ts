import {
  type LocatedListing,
  locatedListingsAnswer,
  locationTextLimit,
} from '@vitrine/contract/core/located-listings.ts';
import { decodeMarkers } from '@vitrine/contract/core/marker-columns.ts';
import { propertiesMapAnswer } from '@vitrine/contract/core/properties.ts';
import { bodyOf } from '../page/load-block-data.server.ts';
import { loadFilterChoices } from '../search/filter-choices.server.ts';
import type { Search } from '../search/filters.ts';
import { type PhraseSearch, type PhraseServices, searchOfPhrase } from '../search/phrase/search-of-phrase.server.ts';
import type { SearchChoices } from '../search/search-data.ts';
import { fetchLocatedListings, fetchProperties, fetchSearchFilters } from '../services/core.server.ts';
import type { ApiCall } from './api/api-call.server.ts';

const placesQuery = (codes: readonly string[], more: Record<string, string>): URLSearchParams => {
  const query = new URLSearchParams(more);
  for (const code of codes) query.append('mun', code);
  return query;
};

/** Returns the listings that a text names, in some places or in all; none while core does not answer. */
export async function locateText(
  text: string,
  call: ApiCall,
  places: readonly string[] = [],
): Promise<LocatedListing[]> {
  const query = placesQuery(places, { text: text.slice(0, locationTextLimit) });
  const answer = locatedListingsAnswer.safeParse(bodyOf(await fetchLocatedListings(query, call)));
  return answer.success ? answer.data.data : [];
}

function phraseServices(call: ApiCall): PhraseServices {
  return {
    locate: (text, places) => locateText(text, call, places),
    async pointsIn(places) {
      const query = placesQuery(places, { format: 'map', markers: 'columns', listingLimit: '0' });
      const answer = propertiesMapAnswer.safeParse(bodyOf(await fetchProperties(query, call)));
      if (!answer.success) return [];
      const { propertiesMap, propertiesMapColumns, propertiesClusters = [] } = answer.data.data;
      const markers = propertiesMapColumns ? decodeMarkers(propertiesMapColumns) : propertiesMap;
      return [...markers, ...propertiesClusters].map(({ coords }) => coords);
    },
  };
}

/** Returns what a phrase on a site means, with the choices of its filters; null while core does not answer. */
export async function findPhrase(
  text: string,
  base: Search,
  call: ApiCall,
): Promise<(PhraseSearch & { choices: SearchChoices }) | null> {
  const { site, locale } = call;
  const choices = await loadFilterChoices({
    ...{ micrositeId: site.micrositeId, locale },
    services: { searchFilters: async () => bodyOf(await fetchSearchFilters(call)) },
  });
  if (!choices) return null;
  const { municipalities } = choices;
  return { ...(await searchOfPhrase(text, { base, municipalities, locale, services: phraseServices(call) })), choices };
}
