import { writeFacts } from '@vitrine/contract/core/active-facts.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeNames } from './place-names.server.ts';
import { type ReadPhrase, readPhrase } from './read-phrase.server.ts';
import { trimPhrase } from './split-phrase.ts';
import { englishPhrases } from './test/phrases-en.ts';
import { frenchPhrases } from './test/phrases-fr.ts';
import { testPlaces } from './test/test-places.ts';

const names = placeNames(testPlaces);
const phrasesIn = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [phrase = '', meaning = ''] = line.split(' => ');
      return { phrase, meaning: meaning.split('; ').sort() };
    });
const tables: { locale: Locale; phrases: ReturnType<typeof phrasesIn> }[] = [
  { locale: 'fr', phrases: phrasesIn(frenchPhrases) },
  { locale: 'en', phrases: phrasesIn(englishPhrases) },
];

/** Writes what a phrase was read as in the notation of the tables. */
function meaningOf({ filters, places, near, listing, postalCode, address, unknown }: ReadPhrase): string[] {
  const { type, bedrooms, bathrooms, price_min, price_max, forSaleForRent, open_house } = filters;
  const isPriced = price_min !== null || price_max !== null;
  return [
    ...type,
    ...(bedrooms ? [`${bedrooms} ch`] : []),
    ...(bathrooms ? [`${bathrooms} sdb`] : []),
    ...(price_min ? [`≥${price_min}`] : []),
    ...(price_max ? [`≤${price_max}`] : []),
    ...(forSaleForRent === 'rent' ? ['louer'] : forSaleForRent && !isPriced ? ['vendre'] : []),
    ...(open_house ? [open_house === 'any' ? 'libre' : `libre ${open_house}`] : []),
    ...writeFacts(filters).map(([name, value]) => `${name}=${value}`),
    ...places.map(({ name }) => `@${name}`),
    ...(near ? [`près ${near.name}`] : []),
    ...(listing ? [`#${listing}`] : []),
    ...(postalCode ? [`cp ${postalCode}`] : []),
    ...(address ? [`adr ${address.words}`] : []),
    ...unknown.map((words) => `?${words}`),
  ].sort();
}

test.each(tables)('at least 95 % of the phrases in $locale are read as they are meant', ({ locale, phrases }) => {
  const wrong = phrases.flatMap(({ phrase, meaning }) => {
    // A price without `louer` is one of a sale, whether or not the phrase says so.
    const meant = meaning.some((part) => /^[≤≥]/.test(part)) ? meaning.filter((part) => part !== 'vendre') : meaning;
    const read = meaningOf(readPhrase(phrase, names, locale));
    return read.join('; ') === meant.join('; ')
      ? []
      : [`${phrase}\n  meant ${meant.join('; ')}\n  read  ${read.join('; ')}`];
  });
  expect(phrases.length).toBeGreaterThanOrEqual(150);
  expect(1 - wrong.length / phrases.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test.each<[Locale, string, string]>([
  ['fr', 'quatre chambres', '4 ch'],
  ['en', 'five bedrooms', '5 ch'],
  ['fr', 'cinq et demi', '3 ch'],
  // The search knows five rooms and more.
  ['fr', '7 chambres', '5 ch'],
  ['fr', 'six salles de bain', '5 sdb'],
  // One error is tolerated from five letters on.
  ['fr', 'cnodo', 'condo'],
  ['fr', 'Mgaog', '@Magog'],
])('in %s “%s” is read as %s', (locale, phrase, meaning) => {
  expect(meaningOf(readPhrase(phrase, names, locale))).toEqual([meaning]);
});

/** As many places as Québec has, most of them saints, whose names are alike. */
const manyPlaces = [
  ...testPlaces,
  ...Array.from({ length: 1100 }, (_, index) => ({
    code: String(10_000 + index),
    label: `Saint-${['Adrien', 'Alexis', 'Benoît', 'Camille', 'Damase', 'Edmond'][index % 6]}-de-${String.fromCharCode(97 + (index % 26))}ontville-${index}`,
  })),
];

/** Longest time to read a phrase, ms. */
const limitMs = 5;

test('each phrase is read within 5 ms among all places of Québec, and so is the longest nonsense', () => {
  const all = placeNames(manyPlaces);
  const nonsense = [
    'st qwertzuiop '.repeat(20),
    'saintt marrie dee '.repeat(20),
    '1 '.repeat(150),
    'a'.repeat(300),
    '450 000 '.repeat(40),
    '/,+-'.repeat(60),
  ];
  const phrases = [...tables.flatMap((table) => table.phrases.map(({ phrase }) => phrase)), ...nonsense];
  for (const phrase of phrases) readPhrase(phrase, all, 'fr');
  const timed = phrases.map((phrase) => {
    // The quickest of some tries, since other programs may interrupt one.
    const tries = Array.from({ length: 10 }, () => {
      const start = performance.now();
      readPhrase(phrase, all, 'fr');
      return performance.now() - start;
    });
    return { phrase, ms: Math.min(...tries) };
  });
  expect(timed.filter(({ ms }) => ms > limitMs)).toEqual([]);
});

test('any text is read without an error, and what is not understood stands in it', () => {
  const words = fc.constantFrom(
    'condo',
    'moins de',
    '450 000 $',
    '2',
    'chambres',
    'near',
    'Magog',
    'h2x',
    '1y4',
    '½',
    '/',
    '-',
    'st',
    'entre',
    'et',
    '"',
    '<b>',
    '\u0301',
    '\ud800',
    '#',
    '9'.repeat(12),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom<Locale>('fr', 'en'), (phrase, locale) => {
      const { filters, unknown } = readPhrase(phrase, names, locale);
      const { price_min, price_max, bedrooms, bathrooms } = filters;
      for (const price of [price_min, price_max])
        if (price !== null) expect(Number.isSafeInteger(price) && price > 0).toBe(true);
      for (const rooms of [bedrooms, bathrooms]) if (rooms !== null) expect([1, 2, 3, 4, 5]).toContain(rooms);
      if (price_min !== null && price_max !== null) expect(price_min).toBeLessThanOrEqual(price_max);
      for (const part of unknown) expect(trimPhrase(phrase)).toContain(part);
    }),
  );
});
