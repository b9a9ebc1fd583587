import { expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { hasStaffCookie } from '../staff/staff-cookie.ts';
import { get } from './qa-site.ts';

const enter = (query: string): Response => {
  const request = new Request(`https://www.example.ca/qa/site${query}`);
  return get({ request, url: new URL(request.url), isDocument: false, params: {}, context: contextOf() });
};

test('staff come to the page with the cookie of their bar, which no cache keeps', () => {
  const { status, headers } = enter('?path=%2Ffr%2Fproprietes%3Fmun%3D66023');
  expect([status, headers.get('location')]).toEqual([303, '/fr/proprietes?mun=66023']);
  expect(headers.get('set-cookie')).toBe('vitrine_staff=1; Max-Age=28800; Path=/; SameSite=Lax');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  '',
  '?path=//evil.example',
  '?path=/%5Cevil.example',
  '?path=/.//evil.example',
  '?path=https://evil.example/fr',
])('an address that leads elsewhere is the home page: %s', (query) =>
  expect(enter(query).headers.get('location')).toBe('/'),
);

test.each([
  ['vitrine_staff=1', true],
  ['a=b; vitrine_staff=1; c=d', true],
  ['my_vitrine_staff=1', false],
  ['vitrine_staff=10', false],
  ['', false],
])('the cookies “%s” ask for the bar: %s', (cookies, asks) => expect(hasStaffCookie(cookies)).toBe(asks));
