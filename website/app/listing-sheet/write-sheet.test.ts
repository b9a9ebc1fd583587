import { fontPairings } from '@vitrine/contract/theme/font-pairings.ts';
import { choicesOf, defaultLook } from '@vitrine/contract/theme/look.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { pdfPages, pdfText } from '../../../scripts/tests/pdf-text.ts';
import { fixtures } from '../blocks/property-detail/property-detail.fixture.ts';
import { readProperty } from '../blocks/property-detail/property-detail.server.ts';
import { setTestEnvironment } from '../page/test-environment.ts';
import type { Sheet } from './sheet.ts';
import { sheetOf } from './sheet-content.server.ts';

let writeSheet: typeof import('./write-sheet.server.ts').writeSheet;
beforeAll(async () => {
  // No picture can be had.
  setTestEnvironment({ CONTENT_URL: 'http://127.0.0.1:1' });
  ({ writeSheet } = await import('./write-sheet.server.ts'));
});

/** Returns the sheet of an example with some values of its listing changed. */
function exampleOf(
  name: string,
  changed: object = {},
  locale: 'fr' | 'en' = 'fr',
  look: Sheet['look'] = defaultLook,
): Sheet | null {
  const { listing } = Object(fixtures[name]?.block_params?.core_data);
  const asset = (url: string) => `http://127.0.0.1:1${url}`;
  const warn = (message: string) => expect.unreachable(message);
  const detail = readProperty({ ...Object(listing), ...changed }, { locale, asset, warn });
  if (!detail) throw new Error(`The example ${name} cannot be read.`);
  const path = `/${locale}/proprietes/maison-en-rangee-4318-rue-fabre-montreal-20145678`;
  return sheetOf(detail, {
    ...{ locale, origin: 'https://www.maison.example', path, logo: null, accent: '#003da5', look },
    now: new Date('2026-11-26T15:00:00Z'),
  });
}

async function written(sheet: Sheet | null, form: 'short' | 'full' = 'short') {
  if (!sheet) throw new Error('There is no sheet.');
  const bytes = await writeSheet(sheet, form);
  return {
    pages: pdfPages(bytes),
    /** The text on one line, with usual spaces. */
    text: pdfText(bytes).replace(/[\n\u00a0]/g, ' '),
    file: bytes.toString('latin1'),
  };
}

const everything = [
  '1 249 000 $',
  '4318, rue Fabre',
  'Montréal H2J 3T6',
  'Maison en rangée à vendre',
  'Inscription 20145678',
  'Maude Tessier-Lavoie',
  '514 555-0126',
  'Olivier Marchand',
  'www.maison.example /fr/proprietes/20145678',
  'une maison de 1927 rénovée',
  'Fiche du 26 novembre 2026',
];

test('a sheet has one page with address, price, description, the people of the listing and its short address', async () => {
  const { pages, text } = await written(exampleOf('everything'));
  expect(pages).toBe(1);
  for (const words of [...everything, 'Zonage', 'Samedi 21 novembre, de 13 h à 15 h']) expect(text).toContain(words);
});

test('the full sheet also has costs, rooms with their sizes, inclusions and exclusions, in the language of the page', async () => {
  const { text } = await written(exampleOf('everything'), 'full');
  for (const words of [
    ...everything,
    'Taxes municipales (2026)',
    'Frais de copropriété 310,50 $ 3 726 $',
    'Cuisine Rez-de-chaussée 3,66 × 3,05 m (12 ′  0 ″',
    'Inclusions Lave-vaisselle, stores, luminaires.',
    'Exclusions Lustre de la salle à manger.',
  ])
    expect(text).toContain(words);
  const english = await written(exampleOf('everything', {}, 'en'), 'full');
  for (const words of ['$1,249,000', 'for sale', 'Listing 20145678', 'Co-ownership fees', '/en/properties/20145678'])
    expect(english.text).toContain(words);
});

test('a sheet without photos shows the rooms and notes where they would stand', async () => {
  const { pages, text } = await written(exampleOf('everything'));
  expect(pages).toBe(1);
  for (const words of ['Taxes municipales (2026)', 'Cuisine', 'Inclusions']) expect(text).toContain(words);
});

test('the longest contents stay within one page and within four, and say where the rest is', async () => {
  const rooms = Array.from({ length: 200 }, () => ({ type: 'bedroom', level: '2', length: 3, width: 3 }));
  const long = exampleOf('very long French remarks', { details: { rooms } });
  expect((await written(long)).pages).toBe(1);
  const full = await written(long, 'full');
  expect(full.pages).toBeLessThanOrEqual(4);
  expect(full.text).toContain(`Page 1 de ${full.pages}`);
  expect(full.text).toContain('La suite est en ligne : www.maison.example/fr/proprietes/20145678');
  expect((await written(exampleOf('everything'), 'full')).text).not.toContain('La suite est en ligne');
});

describe('what may not be shown', () => {
  test.each(['short', 'full'] as const)(
    'the %s sheet of a sold listing says so, without its price, costs and rents',
    async (form) => {
      const details = {
        costs: [{ kind: 'taxes', amount: 9120, period: 'year' }],
        units: [{ rooms: 5, rent: 1850 }],
        inclusions: { fr: 'Vendu 1 249 000 $', en: '' },
      };
      const { text } = await written(exampleOf('sold, inverted', { price: 1_249_000, details }), form);
      expect(text).toContain('Vendu');
      expect(text).toContain('Maison en rangée, vendu');
      for (const amount of ['249 000', '9 120', '1 850']) expect(text).not.toContain(amount);
    },
  );

  test.each(['off the market', 'sold long ago'])('a listing that is %s has no sheet', (name) => {
    expect(exampleOf(name)).toBeNull();
  });

  test.each(['short', 'full'] as const)(
    'the %s sheet shows the brokerages, the badge and the disclaimer that the source asks for',
    async (form) => {
      const attribution = {
        badge: { text: 'Alimenté par REALTOR.ca', href: 'https://www.realtor.ca/x' },
        brokerages: ['Agence Boréale', 'Agence du Nord'],
        disclaimer: 'REALTOR est une marque de commerce.',
      };
      const { text } = await written(exampleOf('default', { attribution }), form);
      for (const words of [
        'Agence Boréale, Agence du Nord',
        'Alimenté par REALTOR.ca',
        'REALTOR est une marque de commerce.',
      ])
        expect(text).toContain(words);
    },
  );

  test('a hidden address leaves the municipality as the title', async () => {
    const hidden = { address: 'Montréal', street: { fr: '', en: '' }, postal_code: '' };
    const { text, file } = await written(exampleOf('default', hidden));
    expect(text).toContain('Montréal');
    expect(text + file).not.toContain('Fabre');
  });
});

test('the document is tagged, in its language, with a title and texts of its pictures', async () => {
  const { file } = await written(exampleOf('default', {}, 'en'));
  const wanted = [
    ...[
      '/Lang (en-CA)',
      '/Marked true',
      '/DisplayDocTitle true',
      '/S /H1',
      '/S /H2',
      '/S /Table',
      '/S /TH',
      '/S /Figure',
    ],
    '/Alt (QR code to https://www.maison.example/en/properties/20145678)',
  ];
  expect(wanted.filter((part) => !file.includes(part))).toEqual([]);
});

test('names of other languages are written with their letters, and a character that no font has is left out', async () => {
  const broker_card = { name: 'Łukasz Dvořák \u{1F3E0}漢', phone: '514 555-0126' };
  const { text } = await written(exampleOf('default', { broker_card }));
  expect(text.replaceAll(' ', '')).toContain('ŁukaszDvořák');
  expect(text).not.toMatch(/[漢\ufffd]/);
});

test.each(choicesOf('fonts'))('with the typefaces %s all is set in those of the look alone', async (fonts) => {
  const { display, text } = fontPairings[fonts];
  const { file, text: words } = await written(exampleOf('everything', {}, 'fr', { fonts, headings: 'strong' }));
  const families = [...file.matchAll(/\/BaseFont \/[A-Z]{6}\+([A-Za-z]+)/g)].map(([, family = '']) =>
    family.toLowerCase(),
  );
  const allowed = [display, text, 'arimo'].map((name) => name.replaceAll('-', '').slice(0, 7));
  expect(families.length).toBeGreaterThan(1);
  expect(families.filter((family) => !allowed.some((start) => family.startsWith(start)))).toEqual([]);
  for (const part of everything) expect(words).toContain(part);
});
