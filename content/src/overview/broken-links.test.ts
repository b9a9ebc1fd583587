import { expect, test } from 'vitest';
import { leadsSomewhere } from './broken-links.ts';

const known = {
  paths: new Set(['/fr', '/fr/contact', '/en/contact', '/fr/proprietes', '/en/properties']),
  searchLocales: ['fr', 'en'] as const,
  articles: new Set(['fr-12']),
  redirects: new Set(['/fr/ancienne', '/fr/index.php?id=12']),
};

test.each([
  ['/contact', 'fr'],
  ['/contact/?sujet=vente#formulaire', 'fr'],
  ['/en/contact', 'fr'],
  ['/', 'fr'],
  ['/blogue/le-notaire-12', 'fr'],
  ['/proprietes/maison-laval-123456', 'fr'],
  ['/a-vendre', 'fr'],
  ['/en/for-sale/montreal/condos', 'fr'],
  ['/resources/plan.pdf', 'fr'],
  ['/blogue/rss.xml', 'fr'],
  ['https://example.ca/perdu', 'fr'],
  ['//example.ca', 'fr'],
  ['tel:+15145550126', 'fr'],
  ['#haut', 'fr'],
  ['/ancienne', 'fr'],
  ['/fr/Ancienne/?utm_source=a#haut', 'en'],
  ['/index.php?id=12', 'fr'],
] as const)('%s leads somewhere in %s', (address, locale) => {
  expect(leadsSomewhere(address, locale, known)).toBe(true);
});

test.each([
  ['/vendre', 'fr'],
  ['/ancienne', 'en'],
  ['/index.php?id=13', 'fr'],
  ['/fr/vendre', 'en'],
  ['/', 'en'],
  ['/blogue/le-notaire-13', 'fr'],
  ['/blog/the-notary-12', 'en'],
  ['/a-vendre', 'en'],
] as const)('%s is broken in %s', (address, locale) => {
  expect(leadsSomewhere(address, locale, known)).toBe(false);
});

test('an area is broken on a site without a search in the language', () => {
  const onlyFrench = { ...known, searchLocales: ['fr'] as const };
  expect(leadsSomewhere('/fr/a-vendre/laval', 'fr', onlyFrench)).toBe(true);
  expect(leadsSomewhere('/en/for-sale/laval', 'fr', onlyFrench)).toBe(false);
});

test.each([`/${'/'.repeat(100_000)}a`, `/a${'#'.repeat(100_000)}\n`])(
  'a long address is read in linear time',
  (address) => {
    const start = performance.now();
    leadsSomewhere(address, 'fr', known);
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
