import { factFlags } from '@vitrine/contract/core/fact-filters.ts';
import { factNumbers, readFacts } from '@vitrine/contract/core/read-facts.ts';
import fc from 'fast-check';

/** Values that listings and filters share, so that edges are met: of years, areas, prices, spaces and days at once. */
const values = fc.constantFrom(1, 2, 3, 92.9, 92.95, 93, 1950, 1999, 2000, 2001);

/** Filters by facts, most of which are not set. */
export const anyFacts = fc
  .record({
    numbers: fc.array(fc.tuple(fc.constantFrom(...factNumbers.map(({ name }) => name)), values), { maxLength: 2 }),
    flags: fc.subarray([...factFlags], { maxLength: 1 }),
  })
  .map(({ numbers, flags }) => {
    const set: Readonly<Record<string, string>> = Object.fromEntries([
      ...numbers.map(([name, value]) => [name, String(value)]),
      ...flags.map((flag) => [flag, '1']),
    ]);
    return readFacts((name) => set[name]);
  });

/** Facts of a listing under the names of its import, each of them unknown now and then. */
export const importedFacts = fc.record({
  YearBuilt: fc.option(fc.constantFrom(1950, 1999, 2000, 2001)),
  LivingArea: fc.option(fc.constantFrom(1, 2, 92.9, 92.94, 92.95, 93, 1000, 2000)),
  LivingAreaUnits: fc.constantFrom('sqft' as const, 'sqm' as const),
  LotSize: fc.option(fc.constantFrom(1, 92.9, 93, 2000, 1e9)),
  Details: fc.option(
    fc.record({
      parking_spaces: fc.option(fc.constantFrom(1, 2, 3)),
      has_garage: fc.option(fc.boolean()),
      has_pool: fc.option(fc.boolean()),
      is_waterfront: fc.option(fc.boolean()),
    }),
  ),
});

/** Facts of a row of the search that nothing is known of. */
export const unknownFacts = { year: -1, area: -1, lot: -1, unit_price: -1, parking: -1, amenities: 0, openHouses: 0 };
