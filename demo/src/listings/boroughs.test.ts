import { quebecBoroughs, quebecSectors } from '@vitrine/contract/core/quebec-boroughs.ts';
import { expect, test } from 'vitest';
import { boroughAt } from './boroughs.ts';
import { generateListings } from './generate-listings.ts';
import { municipalities } from './municipalities.ts';

const namesOf = (code: string) => [...(quebecBoroughs[code] ?? []), ...(quebecSectors[code] ?? [])];

test('every quarter of a city with boroughs lies in one of them, under its official name', () => {
  for (const { code, quarters } of municipalities) {
    for (const { fsa } of quarters) {
      if (namesOf(code).length === 0) expect(boroughAt(code, fsa)).toBeNull();
      else expect(namesOf(code), `${code} ${fsa}`).toContain(boroughAt(code, fsa));
    }
  }
});

test('a listing is in the borough of its postal code, near the other listings of the borough', () => {
  const byBorough = Map.groupBy(
    [...generateListings({ count: 2000, seed: 1 })].filter(({ CityRegion }) => CityRegion),
    ({ MunicipalityCode, CityRegion }) => `${MunicipalityCode} ${CityRegion}`,
  );
  expect(byBorough.size).toBeGreaterThan(40);
  for (const [name, listings] of byBorough) {
    const latitudes = listings.flatMap(({ Latitude }) => Latitude ?? []);
    expect(Math.max(...latitudes) - Math.min(...latitudes), name).toBeLessThan(0.15);
    for (const { MunicipalityCode, PostalCode, CityRegion } of listings) {
      expect(CityRegion).toBe(boroughAt(MunicipalityCode, PostalCode.slice(0, 3)));
    }
  }
});
