import { writeOpenHouse } from '@vitrine/contract/core/active-facts.ts';
import { dayCounts, parkingCounts, roomCounts } from '@vitrine/contract/core/facet-choices.ts';
import { factFlags, factRanges, openHouseTimes } from '@vitrine/contract/core/fact-filters.ts';
import { type PropertyTypeCode, propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import type { ListingFilters } from '@vitrine/contract/core/properties-query.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts } from '../../../test/fact-arbitraries.ts';
import { packTraits } from './column-encoding.ts';
import { countFacets } from './count-facets.ts';
import { findRows } from './find-rows.ts';
import { ListingColumns } from './listing-columns.ts';
import { noFilters } from './no-filters.ts';

const scope = { micrositeId: 'm-1', now: new Date('2026-06-15T12:00:00Z') };
const hour = 3_600_000;

const anyListing = fc.record({
  price: fc.constantFrom(0, 900, 24_999, 25_000, 449_999, 450_000, 20_000_000),
  rent: fc.boolean(),
  type: fc.constantFrom(...propertyTypeCodes),
  bedrooms: fc.option(fc.nat(6)),
  bathrooms: fc.option(fc.constantFrom(0.5, 1, 1.5, 2, 6)),
  hoursListed: fc.constantFrom(1, 24, 25, 72, 24 * 90, 24 * 400),
  openIn: fc.option(fc.constantFrom(-48, -1, 30, 24 * 5, 24 * 6, 24 * 9)),
  facts: fc.record({
    ...{
      year: fc.constantFrom(-1, 1799, 1800, 1999, 2000, 2100),
      area: fc.constantFrom(-1, 929, 930),
      lot: fc.constantFrom(-1, 9290, 1e9),
    },
    ...{
      unit_price: fc.constantFrom(-1, 1999, 20_000),
      parking: fc.integer({ min: -1, max: 6 }),
      amenities: fc.nat(7),
    },
  }),
});
type Listing = typeof anyListing extends fc.Arbitrary<infer One> ? One : never;

function columnsOf(listings: Listing[]): ListingColumns {
  const columns = new ListingColumns();
  listings.forEach(({ price, rent, type, bedrooms, bathrooms, hoursListed, openIn, facts }, index) => {
    const start = scope.now.getTime() + (openIn ?? 0) * hour;
    const house = { start: new Date(start).toISOString(), end: new Date(start + 2 * hour).toISOString() };
    columns.append({
      ...{ key: index, latitude: index, longitude: index, price, reducedAt: 0 },
      listedAt: (scope.now.getTime() - hoursListed * hour) * 1000,
      openUntil: openIn === null ? 0 : (start + 2 * hour) * 1000,
      traits: packTraits({
        ...{ propertyType: type, rent, bedrooms, bathrooms },
        ...{ newConstruction: false, foreclosed: false, collection: false, conditionalOffer: false },
      }),
      ...facts,
      openHouses: columns.openHouseLists.numberOf(JSON.stringify(openIn === null ? [] : [house])),
      place: columns.places.numberOf('1'),
      sites: columns.siteLists.numberOf('[]'),
      agent: columns.agents.numberOf(''),
      office: columns.offices.numberOf(''),
    });
  });
  columns.arrange();
  return columns;
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 1 });
const anyFilters: fc.Arbitrary<ListingFilters> = fc
  .record({
    type: fc.oneof(
      fc.constant<PropertyTypeCode[]>([]),
      fc.constantFrom(...propertyTypeCodes).map((type) => [type]),
    ),
    price_min: maybe(fc.constant(25_000)),
    bedrooms: maybe(fc.integer({ min: 1, max: 5 })),
    bathrooms: maybe(fc.integer({ min: 1, max: 5 })),
    forSaleForRent: maybe(fc.constantFrom('buy' as const, 'rent' as const)),
    open_house: maybe(fc.constantFrom(...openHouseTimes)),
    facts: anyFacts,
  })
  .map(({ facts, ...others }) => ({ ...noFilters, ...others, ...facts }));

/** Every choice with the filters that it sets. */
const choices: [name: string, value: string, filters: Partial<ListingFilters>][] = [
  ...(['buy', 'rent'] as const).map((value): (typeof choices)[number] => [
    'forSaleForRent',
    value,
    { forSaleForRent: value },
  ]),
  ...propertyTypeCodes.map((code): (typeof choices)[number] => ['type', code, { type: [code] }]),
  ...(['bedrooms', 'bathrooms'] as const).flatMap((name) =>
    roomCounts.map((rooms): (typeof choices)[number] => [name, String(rooms), { [name]: rooms }]),
  ),
  ...parkingCounts.map((parking): (typeof choices)[number] => ['parking', String(parking), { parking }]),
  ...dayCounts.map((days): (typeof choices)[number] => ['days', String(days), { days }]),
  ...openHouseTimes.map((time): (typeof choices)[number] => ['open_house', writeOpenHouse(time), { open_house: time }]),
  ...factFlags.map((flag): (typeof choices)[number] => [flag, '1', { [flag]: true }]),
];

test('the number beside each choice is that of the search with it, and each histogram adds up to what its range finds', () => {
  fc.assert(
    fc.property(
      fc.array(anyListing, { minLength: 20, maxLength: 300, size: 'max' }),
      anyFilters,
      (listings, filters) => {
        const columns = columnsOf(listings);
        const found = (changed: Partial<ListingFilters>) => findRows(columns, { ...filters, ...changed }, scope).count;
        const facets = countFacets(columns, filters, scope);
        for (const [name, value, set] of choices)
          expect([name, value, facets.choices[name]?.[value]]).toEqual([name, value, found(set)]);
        for (const name of ['forSaleForRent', 'type', 'days'] as const)
          expect([name, facets.choices[name]?.any]).toEqual([name, found({ [name]: noFilters[name] })]);
        const comparable = { forSaleForRent: filters.forSaleForRent ?? ('buy' as const) };
        for (const range of ['price', ...factRanges] as const) {
          const { from, counts } = facets.histograms[range] ?? { from: [], counts: [] };
          const own = range === 'price' || range === 'unit_price' ? comparable : {};
          for (const at of [0, 1, from.length - 1]) {
            const reached = found({ ...own, [`${range}_max`]: null, [`${range}_min`]: from[at] ?? 0 });
            expect([range, at, counts.slice(at).reduce((sum, count) => sum + count, 0)]).toEqual([range, at, reached]);
          }
        }
      },
    ),
    { numRuns: 30 },
  );
});
