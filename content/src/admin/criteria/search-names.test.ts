import { expect, test } from 'vitest';
import { findNames } from './search-names.ts';

const names = [
  { value: '1', label: 'Mont-Royal', count: 3 },
  { value: '2', label: 'Montréal', count: 90 },
  { value: '3', label: 'Saint-Rémi' },
  { value: '4', label: 'Piedmont', count: 500 },
];
const labels = (query: string, chosen: string[] = []) => findNames(names, query, chosen).map(({ label }) => label);

test('names are found without accents, dashes and capitals', () => {
  expect(labels('montreal')).toEqual(['Montréal']);
  expect(labels('SAINT REMI')).toEqual(['Saint-Rémi']);
});

test('names that begin with the query come first, then those with most listings', () => {
  expect(labels('mont')).toEqual(['Montréal', 'Mont-Royal', 'Piedmont']);
});

test('chosen names and an empty query offer nothing', () => {
  expect(labels('mont', ['2', '4'])).toEqual(['Mont-Royal']);
  expect(labels(' ')).toEqual([]);
});
