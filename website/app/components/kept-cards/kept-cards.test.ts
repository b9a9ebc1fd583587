// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keptCardsKey, parseKeptCards, storeKeptCards } from './kept-cards.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const day = 86_400_000;
const card = (street: string) => ({
  ...{ street, municipality: 'Montréal', type: 'Condo', price: '450\u00a0000\u00a0$', source: '' },
  href: '/fr/proprietes/condo-20145678',
});
const stored = (at = now) => parseKeptCards(localStorage.getItem(keptCardsKey), at);

test('a card is kept in each language in which it was shown, and goes with its favourite', () => {
  storeKeptCards('fr', { kept: ['1000', '2000'], cards: new Map([['1000', card('1, rue A')]]), now });
  storeKeptCards('en', { kept: ['1000', '2000'], cards: new Map([['1000', card('1 A Street')]]), now });
  expect(stored().get('1000')).toMatchObject({ fr: { street: '1, rue A' }, en: { street: '1 A Street' }, at: now });
  storeKeptCards('fr', { kept: ['2000'], cards: new Map(), now });
  expect(localStorage.getItem(keptCardsKey)).toBeNull();
});

test('a card that its site shows no more is forgotten, and others stay until they are confirmed again', () => {
  const both = new Map([
    ['1000', card('1, rue A')],
    ['2000', card('2, rue A')],
  ]);
  storeKeptCards('fr', { kept: ['1000', '2000'], cards: both, now });
  storeKeptCards('fr', { kept: ['1000', '2000'], cards: new Map([['1000', null]]), now: now + day });
  expect([...stored(now + day).keys()]).toEqual(['2000']);
  expect(stored(now + day).get('2000')?.at).toBe(now);
});

test('a card is shown for thirty days after its site confirmed it', () => {
  storeKeptCards('fr', { kept: ['1000'], cards: new Map([['1000', card('1, rue A')]]), now });
  expect(stored(now + 30 * day).size).toBe(1);
  expect(stored(now + 31 * day).size).toBe(0);
});

test.each([
  null,
  'not json',
  '[]',
  '7',
  '{"1000":null}',
  '{"1000":{"at":"now","fr":{}}}',
  `{"1000":{"at":${now},"fr":{"street":"1, rue A"}}}`,
  JSON.stringify({ '1000': { at: now, fr: { ...card('1, rue A'), href: 'https://evil.example/' } } }),
  JSON.stringify({ '1000': { at: now, de: card('1, rue A') } }),
])('what is no card is left out: %s', (text) => {
  expect(parseKeptCards(text, now).size).toBe(0);
});
