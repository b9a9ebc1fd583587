import { describe, expect, test } from 'vitest';
import { withoutAmounts } from './without-amounts.ts';

describe('the description of a sold listing', () => {
  test.each([
    'Prix demandé : 450 000 $.',
    'Prix demandé\u00a0: 450\u00a0000\u00a0$.',
    'Prix : 450\u202f000\u202f$.',
    'Offered at $450,000!',
    'Asking CAD 450,000.',
    'Une aubaine à 450 000 dollars.',
    'Évaluée à 1,2 million $ en 2025.',
    'Vite, 450k$ !',
    'Asking 450000.',
    'À 450.000, elle ne restera pas.',
  ])('loses the sentence “%s”', (sentence) => {
    expect(withoutAmounts(`Une maison lumineuse. ${sentence} Le jardin est clos.`, 450_000)).toBe(
      'Une maison lumineuse. Le jardin est clos.',
    );
  });

  test.each([
    'Une maison de 1 820 pi² bâtie en 1927, à 6,5 km du centre.',
    'Trois chambres. Deux salles de bains ! Le 4318 est au coin.',
    'Taxes au m² : voir la fiche.',
    '',
  ])('keeps “%s” as it is', (text) => {
    expect(withoutAmounts(text, 450_000)).toBe(text);
  });

  test.each([
    ['digits', '1'.repeat(200_000)],
    ['separated digits', '1 '.repeat(100_000)],
    ['spaces', `1${' '.repeat(200_000)}.`],
    ['full stops', `450 000 $${'.'.repeat(200_000)}b`],
    ['abbreviations', `450 000 $. ${'app. '.repeat(40_000)}`],
  ])('is read in a time that grows with its length: %s', (_, text) => {
    const start = performance.now();
    withoutAmounts(text, 450_000);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('keeps its paragraphs', () => {
    expect(withoutAmounts('Lumineuse.\n\nÀ 450 000 $.\n\nClôturée.', 450_000)).toBe('Lumineuse.\n\nClôturée.');
  });
});
