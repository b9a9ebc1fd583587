import type { MapMarker } from '@vitrine/contract/core/listing.ts';
import { decodeMarkers } from '@vitrine/contract/core/marker-columns.ts';
import type { MarkerColumns } from '@vitrine/contract/core/properties.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { ListingSummary } from '../../../components/listing-card/listing-summary.ts';
import type { MapCluster } from '../../../map/map-types.ts';
import { fetchProperties } from '../../../search/search-client.ts';
import { toMarker } from './map-results.ts';
import type { PropertiesPage } from './search-state.ts';
import type { FetchProperties } from './search-store.ts';

/** Response of the website's own route (`routes/api/properties.ts`). */
interface PropertiesAnswer {
  propertiesListing: ListingSummary[];
  total: number;
  next?: string | null;
  propertiesMap?: MapMarker[];
  propertiesMapColumns?: MarkerColumns;
  propertiesClusters?: MapCluster[];
}

/** Returns a function that fetches `GET properties` in the language of the page. */
export const propertiesFetcher =
  (locale: Locale): FetchProperties =>
  async (query, signal) => {
    const answer = await fetchProperties<PropertiesAnswer>(query, locale, signal);
    const { propertiesListing: listings, total, next = null } = answer;
    return { listings, total, next, map: query.get('format') === 'map' ? mapOf(answer) : null };
  };

/** Reads the markers, as columns or one by one, depending on the core. */
function mapOf({ propertiesMap, propertiesMapColumns, propertiesClusters }: PropertiesAnswer): PropertiesPage['map'] {
  const markers = propertiesMapColumns ? decodeMarkers(propertiesMapColumns) : (propertiesMap ?? []);
  return { markers: markers.map(toMarker), clusters: propertiesClusters ?? [] };
}
