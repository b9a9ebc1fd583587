import { expect, test } from 'vitest';
import { activeFacts, withoutFact, writeFacts } from './active-facts.ts';
import { alertFactQuery, readAlertFacts } from './alert-facts.ts';
import { factSteps } from './fact-steps.ts';
import { factText } from './fact-texts.ts';
import { mergedFacts } from './merged-facts.ts';
import { readFacts } from './read-facts.ts';

const factsIn = (query: string) => {
  const params = new URLSearchParams(query);
  return readFacts((name) => params.get(name));
};
const namesIn = (query: string, locale: 'fr' | 'en') =>
  activeFacts(factsIn(query)).map((fact) => factText(fact, factsIn(query), locale));

test.each([
  ['year_min=1990&year_max=2010', 'Construction\u00a0: 1990 à 2010', 'Built: 1990 to 2010'],
  ['year_min=2000', 'Construction\u00a0: 2000 ou après', 'Built: 2000 or later'],
  ['year_max=1950', 'Construction\u00a0: 1950 ou avant', 'Built: 1950 or earlier'],
  [
    'area_min=92.9',
    'Superficie\u00a0: 1\u00a0000\u00a0pi² (93\u00a0m²) ou plus',
    'Living area: 1,000\u00a0ft² (93\u00a0m²) or more',
  ],
  [
    'lot_min=4046.9',
    'Terrain\u00a0: 43\u00a0560\u00a0pi² (4\u00a0047\u00a0m²) ou plus',
    'Lot: 43,560\u00a0ft² (4,047\u00a0m²) or more',
  ],
  [
    'lot_max=20234.3',
    'Terrain\u00a0: 217\u00a0800\u00a0pi² (2\u00a0ha) ou moins',
    'Lot: 217,800\u00a0ft² (2\u00a0ha) or less',
  ],
  [
    'unit_price_max=3229',
    'Prix\u00a0: 300\u00a0$/pi² (3\u00a0229\u00a0$/m²) ou moins',
    'Price: $300/ft² ($3,229/m²) or less',
  ],
  ['parking=2', '2+ stationnements', '2+ parking spaces'],
  ['days=1', 'Inscrite depuis 24\u00a0heures ou moins', 'Listed in the last 24\u00a0hours'],
  ['garage=1', 'Garage', 'Garage'],
  ['pool=1', 'Piscine', 'Pool'],
  ['waterfront=1', 'Bord de l’eau', 'Waterfront'],
])('%s is named in both languages', (query, fr, en) => {
  expect([namesIn(query, 'fr'), namesIn(query, 'en')]).toEqual([[fr], [en]]);
});

test('the steps of areas are round in square feet, and survive the tenths of their address', () => {
  for (const fact of ['area', 'lot'] as const) {
    for (const step of factSteps[fact].slice(1)) {
      expect(factsIn(`${fact}_min=${step}`)[`${fact}_min`]).toBe(step);
      expect(namesIn(`${fact}_min=${step}`, 'en')[0]).toMatch(/: [\d,]+0\u00a0ft² /);
    }
  }
});

test('both limits of a range are one filter, and leave together', () => {
  const facts = factsIn('year_min=1990&year_max=2010&pool=1');
  expect(activeFacts(facts)).toEqual(['year', 'pool']);
  expect(writeFacts({ ...facts, ...withoutFact('year') })).toEqual([['pool', '1']]);
});

test('what is said replaces the whole range of a fact, and the other facts stay', () => {
  expect(
    writeFacts(mergedFacts(factsIn('year_min=1990&year_max=2010&pool=1'), factsIn('year_min=2000&garage=1'))),
  ).toEqual([
    ['year_min', '2000'],
    ['garage', '1'],
    ['pool', '1'],
  ]);
});

test('an alert keeps facts without the days on the market, and ignores what is no filter', () => {
  expect(alertFactQuery(factsIn('area_min=92.9&days=7&garage=1'))).toBe('area_min=92.9&garage=1');
  expect(readAlertFacts('area_min=92.9&days=7&garage=1&pool=&year_min=<b>&x=1')).toEqual({
    area_min: 92.9,
    garage: true,
  });
});
