import type { LocatedListing } from '@vitrine/contract/core/located-listings.ts';
import { expect, test } from 'vitest';
import { writeSearch } from '../filters.ts';
import { readSearch } from '../read-search.ts';
import { searchOfPhrase } from './search-of-phrase.server.ts';
import { testPlaces } from './test/test-places.ts';

const listing = (uls: string, coords: [number, number] | null = [45.4, -72]): LocatedListing => ({
  ...{ uls, coords, type: 'Maison', address: '12, rue du Lac, Magog', url: `/proprietes/maison-${uls}` },
});

async function meant(text: string, base = '', located: LocatedListing[] = []) {
  const asked: unknown[] = [];
  const found = await searchOfPhrase(text, {
    base: readSearch(new URLSearchParams(base)),
    municipalities: testPlaces,
    locale: 'fr',
    services: {
      locate: async (words, places) => {
        asked.push([words, places]);
        return located;
      },
      pointsIn: async (places) =>
        places.includes('45072')
          ? [
              [45.2, -72.2],
              [45.3, -72.1],
            ]
          : [],
    },
  });
  return { ...found, query: decodeURIComponent(writeSearch(found.search).toString()), asked };
}

test('a phrase becomes the filters of an address, and the words that no filter expresses stand beside them', async () => {
  const { query, unknown } = await meant('condo 2 chambres Rosemont moins de 450 000 $ garage sauna');
  expect(query).toBe(
    'mun=66023_rosemont-la-petite-patrie&type=condo&price_max=450000&bedrooms=2&forSaleForRent=buy&garage=1&words=sauna',
  );
  expect(unknown).toEqual(['sauna']);
});

test('what a phrase says replaces filters of the same kind, and the others stay', async () => {
  expect((await meant('construite après 2010', 'year_min=1950&year_max=1980&pool=1')).query).toBe(
    'year_min=2010&pool=1',
  );
  const base = 'mun=23027&type=maison&price_max=500000&bedrooms=3&forSaleForRent=buy&broker=maude-gagnon';
  expect((await meant('chalet Magog', base)).query).toBe(
    'mun=45072&type=chalet&price_max=500000&bedrooms=3&forSaleForRent=buy&broker=maude-gagnon',
  );
  expect((await meant('à louer', base)).query).toBe(
    'mun=23027&type=maison&bedrooms=3&forSaleForRent=rent&broker=maude-gagnon',
  );
  expect((await meant('xyzzy', `${base}&words=garage&page=3`)).query).toBe(
    'mun=23027&type=maison&price_max=500000&bedrooms=3&forSaleForRent=buy&broker=maude-gagnon&words=xyzzy',
  );
});

test('a region is all of its municipalities', async () => {
  const { search } = await meant('Estrie');
  expect(search.filters.mun).toEqual(
    testPlaces.flatMap(({ code }) => (/^(30|4[0-7])\d{3}$/.test(code) ? [code] : [])).sort(),
  );
});

test('near a place is the part of the map around its listings, without the filter of municipalities', async () => {
  const { query } = await meant('chalet près de Magog', 'mun=23027');
  expect(query).toMatch(/^type=chalet&bounds=45\.11_-72\.3305_45\.39_-71\.9695&zoom=/);
  expect((await meant('près de Granby')).query).toBe('words=Granby');
});

test('a postal code and an address of several listings are the part of the map with them, in the places that are named', async () => {
  const found = [listing('10000001'), listing('10000002', [45.5, -72.1]), listing('10000003', null)];
  expect((await meant('J1X', '', found)).query).toMatch(/^bounds=45\.397_-72\.10435_45\.503_-71\.99565&zoom=/);
  const { query, asked, listing: only } = await meant('12 rue du Lac, Magog', '', found);
  expect(asked).toEqual([['12 rue du lac', ['45072']]]);
  expect(query).toMatch(/^mun=45072&bounds=/);
  expect(only).toBeNull();
});

test('a listing number, or an address that one listing has, is that listing', async () => {
  expect((await meant('28123456', '', [listing('28123456')])).listing?.uls).toBe('28123456');
  expect((await meant('12 rue du Lac', '', [listing('28123456')])).listing?.uls).toBe('28123456');
  // Several homes have the postal code of one.
  expect((await meant('J1X 3W5', '', [listing('28123456')])).listing).toBeNull();
});

test.each([
  ['28123456', '28123456'],
  ['1240, rue des Érables', '1240, rue des Érables'],
  ['H2X 1Y4', 'H2X1Y4'],
])('%s without a listing is said not to be understood', async (text, words) => {
  expect((await meant(text)).search.words).toBe(words);
});

test('a range of prices is put in order, and one from 0 has no least price', async () => {
  expect((await meant('entre 500k et 300k')).query).toBe('price_min=300000&price_max=500000&forSaleForRent=buy');
  expect((await meant('de 0 à 300 000 $')).query).toBe('price_max=300000&forSaleForRent=buy');
});
