import { describe, expect, test } from 'vitest';
import { fixedPath, localeOfPath, negotiateLocale, withLocale } from './paths.ts';

describe('negotiateLocale', () => {
  test.each([
    ['en', 'fr-CA', 'en'],
    ['fr', 'en', 'fr'],
    ['de', 'en', 'en'],
    [null, 'en-US,en;q=0.9,fr;q=0.8', 'en'],
    [null, 'de,fr;q=0.4,en;q=0.5', 'en'],
    [null, 'en;q=0,fr', 'fr'],
    [null, 'de', 'fr'],
    [null, '', 'fr'],
    [null, null, 'fr'],
    [null, ';;;q=', 'fr'],
  ] as const)('with cookie %j and browser %j is %s', (cookie, browser, expected) => {
    expect(negotiateLocale(cookie, browser)).toBe(expected);
  });
});

describe('paths', () => {
  test.each([
    ['/fr/contact', 'fr'],
    ['/en', 'en'],
    ['/frites', null],
    ['/', null],
    ['/fr?utm=1', 'fr'],
    ['/en#contact', 'en'],
    ['/?fr', null],
    ['?fr', null],
  ])('the locale of %s is %s', (path, expected) => {
    expect(localeOfPath(path)).toBe(expected);
  });

  test.each([
    ['/?utm=1', '/fr?utm=1'],
    ['/#contact', '/fr#contact'],
  ])('the prefix of the home page %s ends before its query and its fragment', (path, expected) => {
    expect(withLocale(path, 'fr')).toBe(expected);
  });

  test('the prefix is put once', () => {
    expect(withLocale('/contact', 'en')).toBe('/en/contact');
    expect(withLocale('/fr/contact', 'en')).toBe('/fr/contact');
    expect(withLocale('/', 'fr')).toBe('/fr');
    expect(withLocale('/fr?utm=1', 'fr')).toBe('/fr?utm=1');
    expect(withLocale('/en#contact', 'fr')).toBe('/en#contact');
    expect(fixedPath('privacy', 'fr')).toBe('/fr/politique-confidentialite');
  });
});
