import { expect, test } from 'vitest';
import { localeCookie, rememberedLocale } from './locale-cookie.ts';

test('The cookie lives for 365 days on every path, lax, and over https for https alone.', () => {
  expect(localeCookie('fr', false)).toBe('i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(localeCookie('en', true)).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

test.each([
  ['i18n_redirected=fr', 'fr'],
  ['a=1; i18n_redirected=en; b=2', 'en'],
  ['xi18n_redirected=en', undefined],
  ['i18n_redirected=de', undefined],
  [undefined, undefined],
])('The cookies %j remember %s.', (cookies, locale) => {
  expect(rememberedLocale(cookies)).toBe(locale);
});
