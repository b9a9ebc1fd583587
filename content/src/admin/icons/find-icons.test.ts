import { expect, test } from 'vitest';
import { findIcons, iconLabel } from './find-icons.ts';

const names = (query: string) => findIcons(query).map(({ name }) => name);

test('an icon is found by its names and further words of both languages, without accents', () => {
  expect(names('maison')).toEqual(['house']);
  expect(names('Equipe')).toEqual(['users']);
  expect(names('team brokers')).toEqual(['users']);
  expect(names('email')).toEqual(['mail']);
  expect(names('licorne')).toEqual([]);
  expect(names('').length).toBeGreaterThan(40);
});

test('an icon that is not offered has its own name', () => {
  expect([iconLabel('house', 'fr'), iconLabel('house', 'en'), iconLabel('bed-double', 'fr')]).toEqual([
    ...['Maison', 'House', 'bed-double'],
  ]);
});
