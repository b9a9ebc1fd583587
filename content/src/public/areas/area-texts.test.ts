import type { Area } from '@vitrine/contract/core/area.ts';
import { expect, test } from 'vitest';
import { areaDescription, areaLead, areaTitle } from './area-texts.ts';

const areaOf = (given: Partial<Area> = {}): Area => ({
  transaction: 'buy',
  municipality: { code: '66023', name: 'Montréal', slug: 'montreal' },
  type: 'condo',
  count: 1204,
  new_count: 96,
  prices: { median: 549_000, lowest: 189_000, highest: 4_900_000 },
  types: [
    { type: 'condo', count: 1204 },
    { type: 'maison', count: 702 },
    { type: 'terrain', count: 100 },
  ],
  other_transaction_count: 0,
  municipalities: [],
  borough: null,
  boroughs: [],
  municipality_count: null,
  ...given,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a leaf of the areas says how many there are, at what prices, how many are new and what share they have', () => {
  expect(plain(areaLead(areaOf(), 'fr'))).toBe(
    '1 204 condos sont à vendre à Montréal. La moitié sont affichés à 549 000 $ ou moins, et les prix vont de 189 000 $ à 4 900 000 $. ' +
      'Depuis 30 jours, 96 sont arrivés sur le marché. Les condos comptent pour 60 % des propriétés à vendre dans la municipalité.',
  );
  expect(areaLead(areaOf(), 'en')).toBe(
    '1,204 condos are for sale in Montréal. Half are listed at $549,000 or less, and prices run from $189,000 to $4,900,000. ' +
      'In the last 30 days, 96 came on the market. Condos make up 60% of the properties for sale in the municipality.',
  );
});

test('a municipality names its two most frequent types, with the forms of a feminine noun in French', () => {
  const area = areaOf({ type: null, count: 2006, new_count: 1 });
  expect(plain(areaLead(area, 'fr'))).toBe(
    '2 006 propriétés sont à vendre à Montréal. La moitié sont affichées à 549 000 $ ou moins, et les prix vont de 189 000 $ à 4 900 000 $. ' +
      'Depuis 30 jours, l’une d’elles est arrivée sur le marché. On y trouve surtout des condos (60 %) et des maisons (35 %).',
  );
  expect(areaLead(area, 'en')).toContain('Mainly condos (60%) and houses (35%).');
});

test('rents are a month’s', () => {
  const area = areaOf({ transaction: 'rent', prices: { median: 1700, lowest: 1500, highest: 1900 }, new_count: 0 });
  expect(plain(areaDescription(area, 'fr'))).toBe(
    '1 204 condos sont à louer à Montréal. La moitié se louent 1 700 $ par mois ou moins, et les loyers vont de 1 500 $ à 1 900 $.',
  );
  expect(areaDescription(area, 'en')).toContain('Half rent for $1,700 a month or less, and rents run from $1,500');
});

test.each([
  [
    'one listing',
    { count: 1, new_count: 1, prices: null, types: [{ type: 'condo', count: 1 }] },
    'Un seul condo est à vendre à Montréal en ce moment.',
    'Only one condo is for sale in Montréal at the moment.',
  ],
  [
    'none',
    { count: 0, new_count: 0, prices: null, types: [] },
    'Aucun condo n’est à vendre à Montréal en ce moment. Voyez ce qui est offert à proximité.',
    'No condo is for sale in Montréal at the moment. See what is on offer nearby.',
  ],
  [
    'one price',
    {
      count: 3,
      new_count: 3,
      prices: { median: 300_000, lowest: 300_000, highest: 300_000 },
      types: [{ type: 'condo', count: 3 }],
    },
    '3 condos sont à vendre à Montréal. Tous sont affichés à 300 000 $. Tous sont arrivés sur le marché depuis moins de 30 jours.',
    '3 condos are for sale in Montréal. All are listed at $300,000. All came on the market less than 30 days ago.',
  ],
  [
    'no house',
    { type: 'maison', count: 0, types: [] },
    'Aucune maison n’est à vendre à Montréal en ce moment. Voyez ce qui est offert à proximité.',
    'No house is for sale in Montréal at the moment. See what is on offer nearby.',
  ],
] satisfies [string, Partial<Area>, string, string][])('an area with %s says so', (_, given, fr, en) => {
  expect([plain(areaLead(areaOf(given), 'fr')), areaLead(areaOf(given), 'en')]).toEqual([fr, en]);
});

test('the whole site says in how many municipalities it has listings', () => {
  const place = { code: '1', name: 'Laval', slug: 'laval', count: 3 };
  const area = areaOf({
    municipality: null,
    type: null,
    count: 3,
    new_count: null,
    prices: null,
    municipalities: [place],
  });
  expect(plain(areaLead(area, 'fr'))).toMatch(/^3 propriétés sont à vendre dans 1 municipalité\. /);
  expect(areaTitle(area, 'fr')).toBe('Propriétés à vendre par municipalité');
  expect(areaTitle(area, 'en')).toBe('Properties for sale by municipality');
});

test.each([
  ['Montréal', 'à Montréal'],
  ['Les Éboulements', 'aux Éboulements'],
  ['Le Gardeur', 'au Gardeur'],
  ['La Prairie', 'à La Prairie'],
  ['L’Ancienne-Lorette', 'à L’Ancienne-Lorette'],
  ['Îles-de-la-Madeleine', 'aux Îles-de-la-Madeleine'],
  ['Lesage', 'à Lesage'],
])('the heading of %s has the preposition of the place', (name, expected) => {
  const municipality = { code: '1', name, slug: 'x' };
  expect(areaTitle(areaOf({ municipality }), 'fr')).toBe(`Condos à vendre ${expected}`);
  expect(areaTitle(areaOf({ municipality }), 'en')).toBe(`Condos for sale in ${name}`);
});

const partOf = (municipality: string, code: string, name: string): Partial<Area> => ({
  municipality: { code, name: municipality, slug: 'x' },
  borough: { code: `${code}_y`, name, slug: 'y' },
});

test.each([
  [
    partOf('Montréal', '66023', 'Verdun'),
    [
      'Condos à vendre à Verdun (Montréal)',
      'à vendre dans l’arrondissement de Verdun, à Montréal',
      'dans l’arrondissement.',
    ],
    ['Condos for sale in Verdun (Montréal)', 'for sale in the borough of Verdun (Montréal)', 'in the borough.'],
  ],
  [
    partOf('Montréal', '66023', 'Le Plateau-Mont-Royal'),
    [
      'Condos à vendre dans Le Plateau-Mont-Royal (Montréal)',
      'dans l’arrondissement du Plateau-Mont-Royal, à Montréal',
      'dans l’arrondissement.',
    ],
    ['Condos for sale in Le Plateau-Mont-Royal (Montréal)', 'in the borough of Le Plateau-Mont-Royal (Montréal)', ''],
  ],
  [
    partOf('Québec', '23027', 'Les Rivières'),
    [
      'Condos à vendre dans Les Rivières (Québec)',
      'dans l’arrondissement des Rivières, à Québec',
      'dans l’arrondissement.',
    ],
    ['Condos for sale in Les Rivières (Québec)', 'in the borough of Les Rivières (Québec)', ''],
  ],
  [
    partOf('Gatineau', '81017', 'Aylmer'),
    ['Condos à vendre à Aylmer (Gatineau)', 'dans le secteur d’Aylmer, à Gatineau', 'dans le secteur.'],
    ['Condos for sale in Aylmer (Gatineau)', 'in the sector of Aylmer (Gatineau)', 'in the sector.'],
  ],
])('a part of a municipality is named as an editor would: %j', (given, french, english) => {
  const area = areaOf(given);
  const [title = '', place = '', share = ''] = french;
  expect(areaTitle(area, 'fr')).toBe(title);
  expect(areaLead(area, 'fr')).toContain(place);
  expect(areaLead(area, 'fr')).toContain(share);
  expect(areaTitle(area, 'en')).toBe(english[0]);
  expect(areaLead(area, 'en')).toContain(english[1]);
  expect(areaLead(area, 'en')).toContain(english[2]);
});

test('amounts, shares and numbers of French have non-breaking spaces', () => {
  const text = areaLead(areaOf(), 'fr');
  expect(text).toContain('549\u00a0000\u00a0$');
  expect(text).toContain('60\u00a0%');
  expect(text).toContain('1\u00a0204\u00a0condos');
});
