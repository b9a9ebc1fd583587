import { expect, test } from 'vitest';
import { firstLine, groupsOf, type PhraseLine, phraseLines } from './phrase-lines.ts';
import type { Suggestions } from './suggestions.ts';

const choices = [
  { code: '45072', label: 'Magog', count: 3 },
  { code: '47017', label: 'Granby', count: 2 },
  { code: '66023', label: 'Montréal', count: 8 },
  { code: '66023_mercier-hochelaga-maisonneuve', label: 'Montréal (Mercier–Hochelaga-Maisonneuve)', count: 4 },
];
const listing = {
  uls: '28123456',
  address: '12, rue du Lac, Magog',
  type: 'Maison',
  href: '/fr/proprietes/maison-28123456',
};
const heard: Suggestions = { names: [], unknown: [], total: 1, places: [], listings: [listing] };

const linesOf = (typed: string, suggestions: Suggestions | null = null) =>
  phraseLines(typed, { choices, language: 'fr', suggestions });
const named = (line: PhraseLine | undefined) =>
  line?.kind === 'place' ? `${line.place.label} ${line.place.count}` : line?.key;

test('nothing typed offers every place, and Enter takes none', () => {
  expect(linesOf(' ').map(named)).toEqual(choices.map(({ label, count }) => `${label} ${count}`));
  expect(firstLine(linesOf(''), '')).toBe(-1);
});

test('what is typed can be searched, is a place or a region, and names listings, each kind together', () => {
  expect(groupsOf(linesOf('magog', heard)).map(([kind, lines]) => [kind, lines.map(named)])).toEqual([
    ['phrase', ['phrase']],
    ['place', ['Magog 3']],
    ['listing', ['28123456']],
  ]);
  expect(linesOf('estrie').map(named)).toEqual(['phrase', 'Estrie 5']);
});

test('places that the server understands follow those with the typed name, each once', () => {
  const places = [
    { label: 'Montréal', codes: ['66023'] },
    { label: 'Magog', codes: ['45072'] },
  ];
  expect(linesOf('mag', { ...heard, listings: [], places }).map(named)).toEqual(['phrase', 'Magog 3', 'Montréal 8']);
});

test.each([
  ['mag', 'Magog 3'],
  ['condo magog', 'phrase'],
  // The name of the borough has the word, and does not begin with it.
  ['maison', 'phrase'],
])('Enter after %j takes %s', (typed, taken) => {
  const lines = linesOf(typed);
  expect(named(lines[firstLine(lines, typed)])).toBe(taken);
});
