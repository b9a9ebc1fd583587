import { expect, test } from 'vitest';
import { isDomain, normalizeDomain } from './domains.ts';

test.each([
  ['example.ca', 'example.ca'],
  ['WWW.Example.CA', 'example.ca'],
  ['www.example.ca:8443', 'example.ca'],
  ['example.ca.', 'example.ca'],
  ['example.ca.:443', 'example.ca'],
  ['maison-à-vendre.ca', 'xn--maison--vendre-mgb.ca'],
  ['XN--Maison--Vendre-MGB.ca', 'xn--maison--vendre-mgb.ca'],
  ['www2.example.ca', 'www2.example.ca'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['', ''],
])('“%s” is compared as “%s”', (domain, normalized) => {
  expect(normalizeDomain(domain)).toBe(normalized);
});

test.each(['example.ca', 'site-1.localhost:3000', 'maison-à-vendre.ca', '127.0.0.1'])('%s is a domain', (domain) => {
  expect(isDomain(domain)).toBe(true);
});

test.each([
  'https://example.ca',
  'example.ca/fr',
  'a b.ca',
  '',
  '-a.ca',
  'a..ca',
  '*.example.ca',
  `${'a'.repeat(64)}.ca`,
])('%s is no domain', (domain) => {
  expect(isDomain(domain)).toBe(false);
});
