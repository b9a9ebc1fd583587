import type { Locale } from '@vitrine/contract/locale.ts';
import { boundsOfMost, type Coords } from '../../../map/geo.ts';
import { propertiesFetcher } from './properties-fetcher.ts';

/** Returns the middle of the listings in a municipality; null without one, and when they cannot be fetched. */
export async function findPlace(code: string, locale: Locale): Promise<Coords | null> {
  const query = new URLSearchParams({ mun: code, format: 'map', markers: 'columns', listingLimit: '0' });
  try {
    const { map } = await propertiesFetcher(locale)(query, new AbortController().signal);
    const points = [...(map?.markers ?? []).map(({ coords }) => ({ coords, count: 1 })), ...(map?.clusters ?? [])];
    const bounds = boundsOfMost(points);
    return (
      bounds && [(bounds.SouthWest_lat + bounds.NorthEast_lat) / 2, (bounds.SouthWest_lng + bounds.NorthEast_lng) / 2]
    );
  } catch {
    return null;
  }
}
