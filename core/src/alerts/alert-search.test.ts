import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { propertiesQuery, readParameters } from '@vitrine/contract/core/properties-query.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alertFormOf, municipalities } from '../../test/alert-fixture.ts';
import { alertQuery, readAlertSearch } from './alert-search.ts';

const read = (given: Record<string, string>) => readAlertSearch(alertFormOf(given), municipalities);

test('the fields of the form become the filters of the search', () => {
  expect(alertQuery(read({}))).toBe(
    'mun=66023&mun=23027&type=maison&price_min=300000&price_max=500000&bedrooms=2&bathrooms=1&forSaleForRent=buy',
  );
});

test.each([
  ['a budget without bounds', { budget_min: '0', budget_max: '' }, { price_min: null, price_max: null }],
  ['a budget up to infinity', { budget_min: '0', budget_max: 'Infinity' }, { price_min: null, price_max: null }],
  ['a highest budget of nothing', { budget_min: '300000', budget_max: '0' }, { price_min: 300_000, price_max: null }],
  ['a reversed budget', { budget_min: '500000', budget_max: '300000' }, { price_min: 300_000, price_max: 500_000 }],
  [
    'amounts with spaces',
    { budget_min: '300 000', budget_max: '500\u00a0000' },
    { price_min: 300_000, price_max: 500_000 },
  ],
  ['no rooms asked for', { nb_bedrooms: '0', nb_bathrooms: '0' }, { bedrooms: null, bathrooms: null }],
  ['a type by its name', { property_type: 'Single-family homes' }, { property_type: 'maison' }],
  ['no type', { property_type: '' }, { property_type: null }],
  ['a type that there is not', { property_type: 'castle' }, { property_type: null }],
])('%s is understood', (_, given, expected) => {
  expect(read(given)).toMatchObject(expected);
});

test('filters by facts stand in the search, without the days on the market', () => {
  const search = read({ other_criteria: 'year_min=2000&area_max=139.4&garage=1&days=7&garbage=1' });
  expect(search.facts).toEqual({ year_min: 2000, area_max: 139.4, garage: true });
  expect(alertQuery(search)).toContain('forSaleForRent=buy&year_min=2000&area_max=139.4&garage=1');
  expect(read({ other_criteria: 'x' }).facts).toEqual({});
});

test('an alert of which no municipality is known keeps what was asked, and its other filters', () => {
  const search = read({ municipality: 'Atlantide' });
  expect(search).toMatchObject({ municipality_codes: [], municipalities: [], unknown_municipalities: ['Atlantide'] });
  expect(alertQuery(search)).toContain('type=maison');
});

test('whatever is typed, the address of the search says what the alert looks for', () => {
  const anything = fc.oneof(fc.string(), fc.nat(2_000_000).map(String), fc.double().map(String));
  const fields = fc.record({
    municipality: fc.oneof(fc.constantFrom('Montréal', 'L’Ange-Gardien', 'Québec, Montréal'), fc.string()),
    property_type: fc.oneof(fc.constantFrom(...propertyTypeCodes), fc.string()),
    budget_min: anything,
    budget_max: anything,
    nb_bedrooms: anything,
    nb_bathrooms: anything,
  });
  fc.assert(
    fc.property(fields, (given) => {
      const search = readAlertSearch(given, municipalities);
      const query = propertiesQuery.parse(readParameters(new URLSearchParams(alertQuery(search))));
      if (search.municipality_codes.length === 0) return;
      expect(query).toMatchObject({
        mun: search.municipality_codes,
        type: search.property_type === null ? [] : [search.property_type],
        price_min: search.price_min,
        price_max: search.price_max,
        bedrooms: search.bedrooms,
        bathrooms: search.bathrooms,
        forSaleForRent: 'buy',
        broker: [],
        bounds: null,
      });
    }),
  );
});
