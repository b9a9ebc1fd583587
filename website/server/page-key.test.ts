import { expect, test } from 'vitest';
import { localeOf, pageAccess } from './page-key.ts';

const access = (address: string, cookies?: string) => pageAccess(new URL(address, 'https://www.example.ca'), cookies);

test('A page is kept under its host, its path and the known query in one order.', () => {
  const expected = 'https://www.example.ca/fr/proprietes?mun=66023&mun=23027&page=2&type=condo';
  expect(access('/fr/proprietes?type=condo&mun=66023&page=2&mun=23027')).toEqual({
    kind: 'shared',
    key: expected,
    exact: true,
  });
});

test('An unknown query key shares the entry of the page without it.', () => {
  const key = 'https://www.example.ca/fr/proprietes?page=2';
  expect(access('/fr/proprietes?utm_source=x&page=2')).toEqual({ kind: 'shared', key, exact: false });
});

test('A phrase is answered on its own where the search reads it, and is an unknown key elsewhere.', () => {
  expect(access('/fr/proprietes?q=condo')).toEqual({ kind: 'open' });
  expect(access('/en/properties.data?q=condo')).toEqual({ kind: 'open' });
  for (const address of ['/fr/proprietes?q=', '/fr/blogue?q=condo']) expect(access(address).kind).toBe('shared');
});

test('Two hosts never share an entry.', () => {
  expect(access('https://a.example/fr')).not.toEqual(access('https://b.example/fr'));
});

test('A client navigation has an entry of its own, with the routes that it asks for.', () => {
  const key = 'https://www.example.ca/fr/contact.data?page=2';
  expect(access('/fr/contact.data?page=2')).toEqual({ kind: 'shared', key, exact: true });
});

test.each([
  '/fr?variant=42',
  '/en/contact?preview=1',
  '/fr?edit=1',
  '/fr.data?variant=42',
  '/fr/alertes/Zm9yLXRlc3RzLW9ubHk',
  '/en/alerts/Zm9yLXRlc3RzLW9ubHk.data?done=paused',
])('%s is private.', (address) => {
  expect(access(address)).toEqual({ kind: 'private' });
});

test('A visitor with a preview cookie gets private answers.', () => {
  expect(access('/fr', 'a=b; vitrine_preview=signed')).toEqual({ kind: 'private' });
  expect(access('/fr', 'not_vitrine_preview=1')).toMatchObject({ kind: 'shared' });
});

test.each([
  '/',
  '/api/properties?mun=1',
  '/french',
  '/robots.txt',
  '/qa/sections',
  '/fr/proprietes/maison-97000001/fiche.pdf',
  `/fr/${'a'.repeat(3000)}`,
])('The application alone decides about %s.', (address) => {
  expect(access(address)).toEqual({ kind: 'open' });
});

test('The locale is the first segment of a page’s path.', () => {
  expect(['/fr', '/en/contact', '/en.data', '/fra', '/'].map(localeOf)).toEqual([
    'fr',
    'en',
    'en',
    undefined,
    undefined,
  ]);
});
