import type { Locale } from '@vitrine/contract/locale.ts';
import type { ListingSummary } from '../../../components/listing-card/listing-summary.ts';
import { fetchProperties } from '../../../search/search-client.ts';
import type { MapAnswer } from './read-map-answer.ts';
import type { FetchProperties } from './search-store.ts';

/** Response of the website's own route (`routes/api/properties.ts`). */
interface PropertiesAnswer extends MapAnswer {
  propertiesListing: ListingSummary[];
  total: number;
  next?: string | null;
}

/** Returns a function that fetches `GET properties` in the language of the page. */
export const propertiesFetcher =
  (locale: Locale): FetchProperties =>
  async (query, signal) => {
    const [answer, reader] = await Promise.all([
      fetchProperties<PropertiesAnswer>(query, locale, signal),
      // A list without a map does not load the code that reads markers.
      query.get('format') === 'map' ? import('./read-map-answer.ts') : null,
    ]);
    const { propertiesListing: listings, total, next = null } = answer;
    return { listings, total, next, map: reader && reader.readMapAnswer(answer) };
  };
