import { expect, test } from 'vitest';
import { redactPrices } from './redact-prices.ts';

test.each([
  ['450\u00a0000\u00a0$', ''],
  ['$450,000', ''],
  ['1 450 $ / mois', ''],
  ['450000', ''],
  ['Vendue 1\u00a0250\u00a0000 $', 'Vendue'],
  ['128, rue des Érables', '128, rue des Érables'],
  ['3', '3'],
  ['1\u00a0240\u00a0pi²', '1\u00a0240\u00a0pi²'],
])('%j becomes %j', (text, expected) => {
  expect(redactPrices([{ main_title: text, popup_repeater: [{ sub_title: text }] }])).toEqual([
    { main_title: expected, popup_repeater: [{ sub_title: expected }] },
  ]);
});

test('numbers and file addresses are unchanged', () => {
  const item = { hover_id: '20000001', coords: [46.8, -71.2], link: { href: '/fr/p-20000001' } };
  expect(redactPrices(item)).toEqual(item);
});

test.each([
  ['digits', `${'1'.repeat(100_000)}x`],
  ['separated digits', `${'1 , '.repeat(50_000)}x`],
  ['separators', `5 $ a${' ,'.repeat(50_000)}x`],
])('a text of many %s is read in a time that grows with its length', (_, text) => {
  const start = performance.now();
  redactPrices([{ main_title: text }]);
  expect(performance.now() - start).toBeLessThan(1000);
});
