import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../locale/use-locale.tsx';
import { boundsOf } from '../../../map/geo.ts';
import { noFilters, type SearchFilters, writeFilters } from '../../../search/filters.ts';
import { propertiesFetcher } from './properties-fetcher.ts';

/**
 * Returns the bounds of all listings in the municipalities of a search, or of the site when it names none; null until they are known.
 * They are fetched only for a search without a result, which has no marker of its own to show on the map.
 */
export function useSearchedPlace({ mun }: Pick<SearchFilters, 'mun'>, isEmpty: boolean): MapBounds | null {
  const locale = useLocale();
  const place = writeFilters({ ...noFilters, mun }).toString();
  const [found, setFound] = useState<{ place: string; bounds: MapBounds | null } | null>(null);

  useEffect(() => {
    if (!isEmpty) return;
    const abort = new AbortController();
    const query = new URLSearchParams(place);
    for (const [name, value] of [
      ['format', 'map'],
      ['markers', 'columns'],
      ['listingLimit', '0'],
    ] as const)
      query.set(name, value);
    propertiesFetcher(locale)(query, abort.signal).then(
      ({ map }) => {
        const points = [...(map?.markers ?? []), ...(map?.clusters ?? [])].map(({ coords }) => coords);
        setFound({ place, bounds: boundsOf(points) });
      },
      // The map stays as it is.
      () => undefined,
    );
    return () => abort.abort();
  }, [isEmpty, place, locale]);

  return isEmpty && found?.place === place ? found.bounds : null;
}
