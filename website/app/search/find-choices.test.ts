import { expect, test } from 'vitest';
import { findChoices } from './find-choices.ts';

const names = [
  'L’Ancienne-Lorette',
  'Montréal',
  'Mont-Tremblant',
  'Québec',
  'Saint-Jérôme',
  'Sainte-Thérèse',
  'Tremblay',
];
const choices = names.map((label) => ({ code: label, label }));
const find = (typed: string) => findChoices(choices, typed).map(({ label }) => label);

test.each([
  ['quebec', ['Québec']],
  ['QUÉB', ['Québec']],
  ['st-jerome', ['Saint-Jérôme']],
  ['ste therese', ['Sainte-Thérèse']],
  ['l ancienne', ['L’Ancienne-Lorette']],
  ['trembla', ['Tremblay', 'Mont-Tremblant']],
  ['zzz', []],
])('typing %s finds %j', (typed, expected) => {
  expect(find(typed)).toEqual(expected);
});

test('everything is offered while nothing is typed', () => {
  expect(find('  ')).toEqual(names);
});
