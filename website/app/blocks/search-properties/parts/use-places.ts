import type { MapMarker as CoreMarker } from '@vitrine/contract/core/listing.ts';
import type { MapCluster } from '@vitrine/contract/core/properties.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../../locale/use-locale.tsx';
import type { MapFrame, MapMarker, MapPlaces } from '../../../map/map-types.ts';
import type { SearchFilters } from '../../../search/filters.ts';
import { mapQuery } from '../../../search/list-query.ts';
import { fetchProperties } from '../../../search/search-client.ts';

type MapAnswer = { propertiesMap: CoreMarker[]; propertiesClusters?: MapCluster[] };

/** A listing on the map. */
export type ListingMarker = MapMarker & Pick<CoreMarker, 'price' | 'badge'>;

const noPlaces: MapPlaces<ListingMarker> = { markers: [], clusters: [] };

/**
 * The places of a search on the map. Core sends every marker as long as there are few enough; beyond that it
 * counts them together for what the map shows, and is asked again after every movement.
 */
export function usePlaces(filters: SearchFilters, frame: MapFrame | null): MapPlaces<ListingMarker> {
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ key: string; places: MapPlaces<ListingMarker> } | null>(null);
  const key = useMemo(() => mapQuery({ filters }, null).toString(), [filters]);
  const isClustered = answer?.key === key && answer.places.clusters.length > 0;
  const query = useMemo(() => {
    const params = mapQuery({ filters }, isClustered && frame ? frame.bounds : null);
    params.set('format', 'map');
    // The list asks for its own listings.
    params.set('listingLimit', '1');
    if (isClustered && frame) params.set('zoom', String(Math.round(frame.zoom)));
    return params.toString();
  }, [filters, isClustered, frame]);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        const found = await fetchProperties<MapAnswer>(new URLSearchParams(query), locale, controller.signal);
        const markers = found.propertiesMap.map(({ uls, ...marker }) => ({ id: uls, ...marker }));
        setAnswer({ key, places: { markers, clusters: found.propertiesClusters ?? [] } });
      } catch {
        // The list says that the search does not answer; the map keeps what it has.
      }
    };
    load();
    return () => controller.abort();
  }, [query, key, locale]);

  return answer?.places ?? noPlaces;
}
