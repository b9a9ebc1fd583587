import type { MapMarker } from '@vitrine/contract/core/listing.ts';
import type { Behaviour, FakeAnswer } from './fake-services.ts';

/** Returns markers around four towns, the same ones every time. */
export function generateMarkers(count: number): MapMarker[] {
  const towns = [
    [45.53, -73.62, 0.22],
    [46.82, -71.25, 0.16],
    [45.4, -71.9, 0.12],
    [48.42, -71.06, 0.14],
  ] as const;
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  // The sum of three is dense in the middle and thin at the edge, like a town.
  const spread = (width: number) => (random() + random() + random() - 1.5) * width;
  return Array.from({ length: count }, (_, index) => {
    const [lat, lng, width] = towns[index % 10 < 6 ? 0 : index % 4] ?? towns[0];
    return {
      uls: String(20_000_000 + index),
      coords: [Number((lat + spread(width)).toFixed(5)), Number((lng + spread(width * 1.4)).toFixed(5))],
      price: 150_000 + Math.floor(random() * 1000) * 1000,
      badge: null,
    };
  });
}

const listing = (marker: MapMarker) => ({
  ...marker,
  type: 'Maison',
  address: `${marker.uls}, rue des Érables, Montréal`,
  url: `/proprietes/maison-${marker.uls}`,
});

const data = (body: object): FakeAnswer => ({ status: 200, body: { data: body } });
const noFilters = { municipalities: [{ MUN_CODE: '66023', DESCRIPTION: 'Montréal' }], property_types: [] };

/** Returns the behaviour of a core that answers every search with these listings. */
export const coreWithMarkers =
  (markers: readonly MapMarker[], places: object = { propertiesMap: markers }): Behaviour =>
  ({ url }) => {
    const { searchParams: query, pathname } = url;
    if (pathname.endsWith('/search-filters')) return data(noFilters);
    const tooltip = markers.find(({ uls }) => pathname.endsWith(`/property/${uls}/tooltip`));
    if (tooltip) return data(listing(tooltip));
    const limit = Number(query.get('listingLimit') ?? query.get('limit') ?? 25);
    const first = (Number(query.get('page') ?? 1) - 1) * 25;
    const propertiesListing = markers.slice(first, first + limit).map(listing);
    const found = { propertiesListing, total: markers.length };
    return data(query.get('format') === 'map' ? { ...places, ...found } : found);
  };
