import { describe, expect, test } from 'vitest';
import { areaText, atLeastText, budgetText, codeText, propertyTypeText, yesNoText } from './lead-values.ts';

test.each([
  ['desired_moving_timeframe', '0-60-days', 'D’ici 60\u00a0jours', 'Within 60\u00a0days'],
  ['desired_moving_timeframe', 'more-than-8-months', 'Dans plus de 8\u00a0mois', 'In more than 8\u00a0months'],
  ['current_client_situation', 'abroad', 'Habite à l’étranger', 'Lives abroad'],
  ['preferred_method_of_contact', 'text', 'Texto', 'Text message'],
] as const)('%s %s is « %s » and “%s”', (field, code, fr, en) => {
  expect([codeText(field, code, 'fr'), codeText(field, code, 'en')]).toEqual([fr, en]);
});

test.each(['pigeon', 'constructor', '__proto__'])('the unknown code %s is shown as it is', (code) => {
  expect(codeText('preferred_method_of_contact', code, 'fr')).toBe(code);
  expect(codeText('municipality', code, 'fr')).toBe(code);
  expect(propertyTypeText(code, 'en')).toBe(code);
});

describe('a budget', () => {
  test.each([
    ['300000', '450000', 'De 300\u00a0000\u00a0$ à 450\u00a0000\u00a0$', '$300,000 to $450,000'],
    ['0', '450000', 'Jusqu’à 450\u00a0000\u00a0$', 'Up to $450,000'],
    ['', '450000', 'Jusqu’à 450\u00a0000\u00a0$', 'Up to $450,000'],
    ['300000', '', 'À partir de 300\u00a0000\u00a0$, sans limite', 'From $300,000, no limit'],
    ['300000', 'Infinity', 'À partir de 300\u00a0000\u00a0$, sans limite', 'From $300,000, no limit'],
    ['0', 'Infinity', 'Sans limite', 'No limit'],
    ['environ 300', '450000', 'De environ 300 à 450\u00a0000\u00a0$', 'environ 300 to $450,000'],
  ])('from “%s” to “%s” is « %s »', (budget_min, budget_max, fr, en) => {
    const fields = { budget_min, budget_max };
    expect([budgetText(fields, 'fr'), budgetText(fields, 'en')]).toEqual([fr, en]);
  });

  test('of which nothing is said has no limit', () => {
    expect(budgetText({}, 'fr')).toBe('Sans limite');
  });
});

test.each([
  ['1240 pi²', '1\u00a0240\u00a0pi²', '1,240\u00a0ft²'],
  ['1240 ft²', '1\u00a0240\u00a0pi²', '1,240\u00a0ft²'],
  ['115 m²', '115\u00a0m²', '115\u00a0m²'],
  ['assez grand', 'assez grand', 'assez grand'],
])('the area %s is « %s » and “%s”', (area, fr, en) => {
  expect([areaText(area, 'fr'), areaText(area, 'en')]).toEqual([fr, en]);
});

test.each([
  ['true', 'Oui', 'Yes'],
  ['false', 'Non', 'No'],
  ['oui', 'Oui', 'Yes'],
  ['peut-être', 'peut-être', 'peut-être'],
])('the answer %s is « %s »', (answer, fr, en) => {
  expect([yesNoText(answer, 'fr'), yesNoText(answer, 'en')]).toEqual([fr, en]);
});

test.each([
  ['2', '2 ou plus'],
  ['02', '2 ou plus'],
  ['0', 'Peu importe'],
  ['deux', 'deux'],
])('%s rooms are « %s »', (count, text) => {
  expect(atLeastText(count, 'fr')).toBe(text);
});
