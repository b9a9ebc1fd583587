import { expect, test } from 'vitest';
import { missingPath } from './missing-path.ts';

test('an address is counted by its path, without case and last slash', () => {
  expect(missingPath('/FR/Ancienne/', {})).toBe('/fr/ancienne');
  expect(missingPath('/fr/100%25', {})).toBe('/fr/100%');
});

test('of the query only the parameters by which old websites name a page are kept', () => {
  const query = { id: '12', Page: 'contact', courriel: 'a@b.ca', nom: 'Tremblay', utm_source: 'x', p: 'a b' };
  expect(missingPath('/index.php', query)).toBe('/index.php?id=12&page=contact');
  expect(missingPath('/index.php', { id: ['3', '4'] })).toBe('/index.php?id=3');
  expect(missingPath('/index.php', { id: '9f86d081884c7d659a2feaa0' })).toBe('/index.php');
});

test.each([
  '/fr/jean@example.ca',
  '/fr/jean%40example.ca',
  '/fr/alertes/eyJhbGciOiJIUzI1NiJ9eyJzdWIi',
  `/${'a'.repeat(301)}`,
  '/a\u202Eb',
  '/a%00b',
  '/a%0Ab',
  '/\uD800',
  '/',
  '/.env',
  '/favicon.ico',
  '/wp-login.php',
])('%j is not counted', (path) => {
  expect(missingPath(path, {})).toBeNull();
});
