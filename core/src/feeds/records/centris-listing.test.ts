import { describe, expect, test } from 'vitest';
import { readCentrisListing } from './centris-listing.ts';
import type { RawRecord } from './source-listing.ts';

const base: RawRecord = {
  number: '10000001',
  price: '350000',
  municipality: '66023',
  municipalityName: 'Montréal',
  category: 'RES',
  genre: 'MAI',
  status: 'EV',
};

function listingOf(given: RawRecord) {
  const result = readCentrisListing({ ...base, ...given });
  if (result.kind === 'failure') throw new Error(result.reason.code);
  return result.listing;
}

describe('the type of a property', () => {
  test.each<[string, RawRecord, string]>([
    ['the name of its genre', { genre: 'AP', genreName: 'Appartement' }, 'condo'],
    ['the name of its genre, before a code that means something else', { genre: 'MAI', genreName: 'Chalet' }, 'chalet'],
    ['a building of several homes', { genre: '6X', genreName: 'Quintuplex' }, 'prop'],
    ['a house with storeys', { genre: 'ME', genreName: 'Maison à étages' }, 'maison'],
    ['land', { genre: 'TE', genreName: 'Terrain vacant' }, 'terrain'],
    ['its code, without a list of genres', { genre: 'APP' }, 'condo'],
    ['its category, when its genre is unknown', { genre: 'ZZ', category: 'COP' }, 'condo'],
    ['its co-ownership', { coOwnership: 'D' }, 'condo'],
    ['its own kind, when a building of several homes is co-owned', { genreName: 'Duplex', coOwnership: 'I' }, 'prop'],
  ])('comes from %s', (_, given, type) => {
    expect(listingOf(given).type).toBe(type);
  });
});

describe('a price of a unit of area', () => {
  test.each<[string, RawRecord, object]>([
    ['is told by its unit', { price: '3.50', priceUnit: 'PC' }, { isPricePerArea: true }],
    ['is suspected of a small amount with an unknown unit', { price: '12', priceUnit: 'X' }, { isPricePerArea: true }],
    ['is no large amount with an unknown unit', { price: '350000', priceUnit: 'X' }, { isPricePerArea: false }],
    ['is none without a unit', {}, { isPricePerArea: false }],
    [
      'can be a rent',
      { price: '', rent: '18', rentUnit: 'PC', rentFrequency: 'A' },
      { rent: { amount: 18, frequency: 'year', isPerArea: true } },
    ],
  ])('%s', (_, given, expected) => {
    expect(listingOf(given)).toMatchObject(expected);
  });
});

test('addenda in one piece follow the remarks', () => {
  const remarks = [{ item: '1', part: '1', language: 'F', text: 'Belle maison.' }];
  expect(listingOf({ remarks, textFr: 'Toiture refaite.' }).remarks.fr).toBe('Belle maison.\nToiture refaite.');
  expect(listingOf({ remarks, textFr: 'Belle maison. Toiture refaite.' }).remarks.fr).toBe(
    'Belle maison. Toiture refaite.',
  );
});

test('a repossession, the official code of the municipality and controls in texts are read', () => {
  expect(listingOf({ isForeclosed: 'O', textFr: 'Vue\u0000 \ud800sur le fleuve' })).toMatchObject({
    isForeclosed: true,
    address: { city: 'Montréal', cityCode: '66023' },
    remarks: { fr: 'Vue \ufffdsur le fleuve' },
  });
});
