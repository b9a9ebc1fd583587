import { describe, expect, test } from 'vitest';
import { redirectSource } from '../paths/redirect-source.ts';
import { findRedirectProblem, type KnownPage, type SiteAddresses, targetsOf } from './redirect-rules.ts';

const hosts = ['agence.ca'];
const pages: KnownPage[] = [
  { id: 1, isPublished: true, paths: { fr: '/fr/contact', en: '/en/contact' }, redirects: false, searchLocales: [] },
  { id: 2, isPublished: true, paths: { fr: '/fr/promo' }, redirects: true, searchLocales: [] },
  { id: 3, isPublished: false, paths: { fr: '/fr/brouillon' }, redirects: false, searchLocales: [] },
];

/** Returns the addresses of a site with these redirects, each from the first address to the second. */
function siteWith(...redirects: [source: string, target: string][]): SiteAddresses {
  const known = redirects.map(([source, target], index) => {
    const own = redirectSource(source);
    return [own.key, { id: index + 1, source: own, targets: targetsOf(target, hosts) }] as const;
  });
  return { hosts, pages, redirects: new Map(known) };
}

const toAddress = (source: string, address: string | null) => ({ source, page: null, address });
const problemOf = (written: Parameters<typeof findRedirectProblem>[0], site = siteWith(), own: number | null = null) =>
  findRedirectProblem(written, site, own)?.message.en ?? null;

test('a redirect to a page, a path, a file or another site is accepted', () => {
  expect(problemOf({ source: '/index.php?x=1', page: 1, address: null })).toBeNull();
  for (const address of ['/fr/contact', '/contact#equipe', '/resources/a.pdf', 'https://autre.ca/a']) {
    expect(problemOf(toAddress('/ancienne', address))).toBeNull();
  }
  expect(problemOf(toAddress('/?p=12', '/fr/contact'))).toBeNull();
  for (const source of ['ancienne.html', '/mon document.pdf', 'https://agence.ca/mon document.pdf']) {
    expect(problemOf(toAddress(source, '/fr/contact'))).toBeNull();
  }
});

test.each(['', '  ', 'pas une adresse', `/${'a'.repeat(501)}`, '/a%00'])('“%s” is no old address', (source) => {
  expect(problemOf(toAddress(source, '/fr/contact'))).toContain('The old address is a path');
});

test.each(['/', 'https://agence.ca', '/assets/a.js', '/API/properties', '/robots.txt', '/sitemap.xml'])(
  '%s is reserved',
  (source) => {
    expect(problemOf(toAddress(source, '/fr/contact'))).toContain('is reserved');
  },
);

test('the address of a published page cannot be redirected, that of a draft can', () => {
  expect(problemOf(toAddress('/FR/Contact/', '/fr'))).toContain('A published page has the address /fr/contact');
  expect(problemOf(toAddress('/fr/contact?id=4', '/fr'))).toContain('A published page has the address');
  expect(problemOf(toAddress('/fr/brouillon', '/fr'))).toBeNull();
});

test('an address is redirected once, whatever its case and the order of its query', () => {
  const site = siteWith(['/index.php?a=1&b=2', '/fr/contact']);
  expect(problemOf(toAddress('/INDEX.php?b=2&a=1', '/fr'), site)).toContain('already redirected');
  expect(problemOf(toAddress('/INDEX.php?b=2&a=1', '/fr'), site, 1)).toBeNull();
  expect(problemOf(toAddress('/index.php?a=1', '/fr'), site)).toBeNull();
});

test.each([null, '', 'contact', '//autre.ca', '/\\autre.ca', 'javascript:alert(1)', 'ftp://autre.ca', '/a b'])(
  '%j is no target',
  (address) => {
    expect(problemOf(toAddress('/ancienne', address))).toContain('Choose a page, or write a path');
  },
);

describe('loops', () => {
  test.each([
    ['/fr/a', '/fr/A/'],
    ['/fr/a', '/a'],
    ['/fr/a', 'https://www.agence.ca/fr/a#b'],
    ['/index.php?x=1', 'https://agence.ca/index.php?y=2&x=1'],
  ])('%s does not lead to %s', (source, address) => {
    expect(problemOf(toAddress(source, address))).toContain('would loop');
  });

  test('an address with other parameters is another address', () => {
    expect(problemOf(toAddress('/index.php?x=1', 'https://agence.ca/index.php?x=2'))).toBeNull();
  });
});

describe('chains', () => {
  const site = siteWith(['/fr/b', '/fr/c'], ['/index.php', '/fr/contact']);

  test.each(['/fr/b', '/b', 'https://agence.ca/fr/b', 'https://agence.ca/index.php?x=1'])(
    'the target %s is itself redirected',
    (address) => {
      expect(problemOf(toAddress('/a', address), site)).toContain('The target is itself redirected');
    },
  );

  test('the source is the target of another redirect, also of one without a language', () => {
    expect(problemOf(toAddress('/fr/c', '/fr/d'), site)).toContain('The redirect of /fr/b leads to this address');
    expect(problemOf(toAddress('/en/c', '/fr/d'), siteWith(['/b', '/c']))).toContain('leads to this address');
    expect(problemOf(toAddress('/fr/c', '/fr/d'), site, 1)).toBeNull();
  });

  test('the target is a page that redirects, or that is gone', () => {
    expect(problemOf({ source: '/a', page: 2, address: null })).toContain('This page itself redirects');
    expect(problemOf(toAddress('/a', '/fr/promo'))).toContain('This page itself redirects');
    expect(problemOf({ source: '/a', page: 99, address: null })).toContain('no longer exists');
  });
});
