import { expect, test } from 'vitest';
import type { SourceAddress } from '../records/source-listing.ts';
import { streetAddress, unitOf } from './street-address.ts';

const nothing: SourceAddress = {
  unparsed: null,
  number: null,
  street: null,
  unit: null,
  city: null,
  cityCode: null,
  district: null,
  province: null,
  postalCode: null,
};

test.each<[string, Partial<SourceAddress>, string]>([
  ['all parts', { number: '1240', street: 'rue des Érables', unit: '5' }, '1240, rue des Érables, app. 5'],
  ['an English street', { number: '12', street: 'Main Street' }, '12 Main Street'],
  ['no number', { street: 'chemin du Lac' }, 'chemin du Lac'],
  ['a number alone', { number: '12' }, '12'],
  ['one text', { unparsed: '1240, rue des Érables, Montréal, QC H2K 3T1' }, '1240, rue des Érables'],
  ['one text in English', { unparsed: '12 Main Street, Toronto, ON' }, '12 Main Street'],
  ['one text that repeats the number', { unparsed: '12 Main Street, Toronto', number: '12' }, '12 Main Street'],
  ['nothing', {}, ''],
])('an address of %s is written as far as it goes', (_, given, fr) => {
  expect(streetAddress({ ...nothing, ...given }).fr).toBe(fr);
});

test('a unit of many lines is read in a time that grows with its length', () => {
  const text = `12 Main Street${', unit u'.repeat(50_000)}\n`;
  const start = performance.now();
  expect(unitOf(text)).toMatch(/^u, unit u/);
  expect(performance.now() - start).toBeLessThan(1000);
});
