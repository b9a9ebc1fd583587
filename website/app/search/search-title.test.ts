import { expect, test } from 'vitest';
import { noFilters, type SearchFilters } from './filters.ts';
import { searchTitle } from './search-title.ts';

const choices = {
  municipalities: [
    { code: '45072', label: 'Magog' },
    { code: '43027', label: 'Sherbrooke' },
    { code: '10043', label: 'Le Bic' },
    { code: '71033', label: 'Les Coteaux' },
    { code: '66023_verdun', label: 'Montréal (Verdun)' },
  ],
  types: [{ code: 'condo', label: 'Condos' }],
};
const title = (filters: Partial<SearchFilters>, locale: 'fr' | 'en' = 'fr') =>
  searchTitle({ ...noFilters, ...filters }, choices, locale);

test.each<[Partial<SearchFilters>, string, string]>([
  [{ mun: ['45072'], forSaleForRent: 'buy' }, 'Propriétés à vendre à Magog', 'Properties for sale in Magog'],
  [{ type: ['condo'] }, 'Condos à vendre et à louer', 'Condos for sale and for rent'],
  [{ mun: ['10043'], forSaleForRent: 'rent' }, 'Propriétés à louer au Bic', 'Properties for rent in Le Bic'],
  [
    { mun: ['45072', '71033'], type: ['condo'], forSaleForRent: 'buy' },
    'Condos à vendre à Magog et aux Coteaux',
    'Condos for sale in Magog and Les Coteaux',
  ],
  [
    { mun: ['43027', '45072', '71033'], forSaleForRent: 'buy' },
    'Propriétés à vendre à Sherbrooke et dans 2\u00a0autres municipalités',
    'Properties for sale in Sherbrooke and 2\u00a0other municipalities',
  ],
  [
    { mun: ['66023_verdun'], type: ['condo'] },
    'Condos à vendre et à louer à Montréal (Verdun)',
    'Condos for sale and for rent in Montréal (Verdun)',
  ],
  [
    { mun: ['66023_verdun', '45072', '71033'], forSaleForRent: 'buy' },
    'Propriétés à vendre à Montréal (Verdun) et dans 2\u00a0autres secteurs',
    'Properties for sale in Montréal (Verdun) and 2\u00a0other areas',
  ],
  [
    { mun: ['45072'], forSaleForRent: 'buy', garage: true, pool: true, waterfront: true },
    'Propriétés à vendre à Magog avec garage et piscine au bord de l’eau',
    'Properties for sale in Magog with a garage and a pool on the water',
  ],
])('%j is named in both languages', (filters, french, english) => {
  expect([title(filters), title(filters, 'en')]).toEqual([french, english]);
});

test('a search by none of them, or by a municipality that the site does not offer, has no title of its own', () => {
  expect(title({ bedrooms: 2, price_max: 500_000 })).toBeNull();
  expect(title({ mun: ['99999'] })).toBeNull();
});
