import { expect, test } from 'vitest';
import { isForeignRequest } from './foreign-request.ts';

const admin = 'https://admin.example.ca';
const isForeign = (method: string, headers: Record<string, string>) =>
  isForeignRequest(method, new Headers(headers), admin);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('A %s from another origin is foreign.', (method) => {
  expect(isForeign(method, { origin: 'https://evil.example' })).toBe(true);
  expect(isForeign(method, { origin: 'null' })).toBe(true);
  expect(isForeign(method, { origin: admin })).toBe(false);
});

test('Another port or scheme of the same host is another origin.', () => {
  expect(isForeign('POST', { origin: 'https://admin.example.ca:8443' })).toBe(true);
  expect(isForeign('POST', { origin: 'http://admin.example.ca' })).toBe(true);
});

test.each(['cross-site', 'same-site'])('A request without an origin that names itself %s is foreign.', (site) => {
  expect(isForeign('POST', { 'sec-fetch-site': site })).toBe(true);
});

test('A request without either header is left to the check of its token.', () => {
  expect(isForeign('POST', {})).toBe(false);
});

test('Reading is never foreign: another origin cannot see the answer.', () => {
  expect(isForeign('GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(false);
});
