import { expect, test } from 'vitest';
import { readResoListing } from './reso-listing.ts';
import { translateRecord } from './translate-record.ts';

const quebec = {
  ListingKey: '1',
  StandardStatus: 'Actif',
  PropertySubType: 'Yourte',
  City: 'Québec',
  ListPrice: '450 000,50 $',
  LivingArea: '1 240,5',
  LivingAreaUnits: 'pi²',
  LotSizeArea: '500',
  LotSizeUnits: 'm²',
  OnMarketDate: '05/03/2026',
};
const read = (translation: Parameters<typeof translateRecord>[1]) =>
  readResoListing(translateRecord(quebec, translation));

test('a file of Québec is read: French words, decimal commas, units with exponents and the day first', () => {
  expect(read({ dateOrder: 'dmy', values: {} })).toMatchObject({
    listing: {
      status: 'Active',
      price: 450_000.5,
      livingArea: { value: 1240.5, unit: 'sqft' },
      lotArea: { value: 500, unit: 'sqm' },
      listedAt: '2026-03-05T05:00:00.000Z',
    },
  });
  expect(read({ dateOrder: 'mdy', values: {} })).toMatchObject({ listing: { listedAt: '2026-05-03T04:00:00.000Z' } });
});

test('a value has the meaning that staff have given it, and no other field has', () => {
  const values = { PropertySubType: { Yourte: 'Chalet' }, StructureType: { Yourte: 'House' } };
  expect(read({ dateOrder: 'ymd', values })).toMatchObject({ listing: { type: 'chalet' } });
  expect(translateRecord({ StructureType: ['Yourte', 'Keep'] }, { dateOrder: 'ymd', values })).toEqual({
    StructureType: ['House', 'Keep'],
  });
  expect(translateRecord({ constructor: 'toString' }, { dateOrder: 'ymd', values })).toEqual({
    constructor: 'toString',
  });
});

test('a record without settings is returned as it is', () => {
  expect(translateRecord(quebec, { dateOrder: 'ymd', values: {} })).toBe(quebec);
});
