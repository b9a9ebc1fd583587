import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { sortOrders } from '@vitrine/contract/core/properties-query.ts';
import { municipalities } from '@vitrine/demo/listings/municipalities.ts';
import { Weighted } from '@vitrine/demo/listings/weighted.ts';
import { Random } from '@vitrine/demo/pictures/drawing/random.ts';

/** Format of the answer of a search: `map` and `columns` are a map with the first 25 listings, with the markers in either form. */
export type SearchFormat = 'count' | 'map' | 'columns' | 'page';

const [largest, ...others] = municipalities.map((place): [typeof place, number] => [place, place.weight]);
if (!largest) throw new Error('The demo has no municipality.');
const municipalityByWeight = new Weighted(largest, ...others);

const fixedParameters: Record<SearchFormat, Record<string, string>> = {
  count: { format: 'count' },
  map: { format: 'map', listingLimit: '25' },
  columns: { format: 'map', listingLimit: '25', markers: 'columns' },
  page: { limit: '25' },
};

/**
 * Yields the queries of visitors, without end, none of them twice: in a municipality, on a map or everywhere, with filters on price,
 * rooms and type. Municipalities with more listings are searched more often. The same seed yields the same queries.
 */
export function* generateQueries(format: SearchFormat, seed: number): Generator<string, never, undefined> {
  const random = new Random(seed);
  const known = new Set<string>();
  for (;;) {
    const query = randomQuery(format, random).toString();
    if (!known.has(query)) yield query;
    known.add(query);
  }
}

function randomQuery(format: SearchFormat, random: Random): URLSearchParams {
  const query = new URLSearchParams(fixedParameters[format]);
  for (const [name, value] of [...randomPlace(random), ...randomFilters(random)]) query.append(name, String(value));
  if (format === 'count') return query;
  query.append('order_by', random.chance(0.4) ? 'newest' : random.pick(sortOrders));
  // Half of the pages are among the first five.
  if (format === 'page') query.append('page', String(1 + Math.floor(20 * random.next() ** 2)));
  return query;
}

type Parameter = [name: string, value: string | number];

function randomPlace(random: Random): Parameter[] {
  const place = municipalityByWeight.pick(random.next());
  const kind = random.next();
  if (kind < 0.15) return [];
  if (kind < 0.5) return [['mun', place.code]];
  // From a few streets to the half of the province, in degrees.
  const height = 0.01 * 400 ** random.next();
  const south = place.lat - height * random.next();
  const west = place.lng - 2 * height * random.next();
  return [
    ['SouthWest_lat', degrees(south)],
    ['SouthWest_lng', degrees(west)],
    ['NorthEast_lat', degrees(south + height)],
    ['NorthEast_lng', degrees(west + 2 * height)],
    ['zoom', Math.min(17, Math.floor(Math.log2((4 * 360) / (2 * height))))],
  ];
}

/** Rounds degrees to the metre. */
const degrees = (value: number) => Math.round(value * 1e5) / 1e5;

function randomFilters(random: Random): Parameter[] {
  const drawn: Parameter[] = [];
  const sometimes = (chance: number, draw: () => Parameter) => {
    if (random.chance(chance)) drawn.push(draw());
  };
  const isRent = random.chance(0.1);
  // Steps of 1,000 $ for a sale, of 10 $ for a month's rent.
  const step = isRent ? 10 : 1000;
  const price = (low: number, high: number) => step * Math.floor(random.between(low, high));
  sometimes(isRent ? 1 : 0.5, () => ['forSaleForRent', isRent ? 'rent' : 'buy']);
  sometimes(0.5, () => ['price_min', price(50, 400)]);
  sometimes(0.7, () => ['price_max', price(400, 1500)]);
  sometimes(0.4, () => ['bedrooms', 1 + Math.floor(random.between(0, 4))]);
  sometimes(0.25, () => ['bathrooms', 1 + Math.floor(random.between(0, 3))]);
  sometimes(0.5, () => ['type', random.pick(propertyTypeCodes)]);
  return drawn;
}
