import type { PageResponse } from '@vitrine/contract/page.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DescribedQuery } from '../block-framework/definition/define-block-server.ts';
import { pageHead } from './page-head.server.ts';

beforeAll(() => {
  process.env.CONTENT_URL = 'https://content.test';
  process.env.CONTENT_API_KEY = 'key';
  process.env.SITE_ID = '1';
});

const head = (
  page: Partial<PageResponse>,
  locale: 'fr' | 'en' = 'fr',
  path = `/${locale}/vendre`,
  query: DescribedQuery | null = null,
) =>
  pageHead(
    { content: {}, ...page },
    { locale, origin: 'https://www.maison.test', path, query, warn: (message) => expect.unreachable(message) },
  );
const tag = ({ metas }: ReturnType<typeof head>, name: string) =>
  metas.find((meta) => meta.property === name || meta.name === name)?.content;

const seo = {
  fr: { title: 'Titre SEO', global: { og_title: 'Titre général', og_description: 'Description générale' } },
  en: { global: { og_title: 'Global title', og_description: 'Global description' } },
};

describe('the title', () => {
  test.each([
    ['is that of the page in its language', { title: { fr: 'Vendre', en: 'Sell' }, seo }, 'Vendre'],
    ['falls back to the global SEO title', { title: { en: 'Sell' }, seo }, 'Titre général'],
    ['then to the other SEO title', { seo: { fr: { title: 'Titre SEO', global: { og_title: ' ' } } } }, 'Titre SEO'],
    ['then to the title in the other language', { title: { fr: '', en: 'Sell' } }, 'Sell'],
    ['then to the global SEO title of the other language', { seo: { en: seo.en } }, 'Global title'],
    ['and is the site’s name in the end', {}, 'www.maison.test'],
    ['stands on one line', { title: { fr: '  Vendre\n sa maison ' } }, 'Vendre sa maison'],
  ])('%s', (_, page, expected) => {
    expect(head(page).title).toBe(expected);
  });
});

test('a query that selects has the title of its selection, before the name of the site, for search engines and for sharing', () => {
  const page = {
    title: { fr: 'Propriétés | Groupe Rivage' },
    seo: { fr: { facebook: { og_title: 'Toutes nos propriétés' } } },
  };
  const query = { canonical: 'mun=45072', isIndexed: false, page: 2, title: 'Propriétés à vendre à Magog' };
  const shown = head(page, 'fr', '/fr/proprietes', query);
  const title = 'Propriétés à vendre à Magog, page 2 | Groupe Rivage';
  expect([shown.title, tag(shown, 'og:title')]).toEqual([title, title]);
  expect(tag(head(page, 'fr', '/fr/proprietes'), 'og:title')).toBe('Toutes nos propriétés');
});

describe('the description', () => {
  test.each([
    ['is the global one', { seo }, 'Description générale'],
    ['or that of Facebook', { seo: { fr: { facebook: { og_description: 'Partage' } } } }, 'Partage'],
    ['or that of the other language', { seo: { fr: {}, en: seo.en } }, 'Global description'],
    ['or none', {}, null],
  ])('%s', (_, page, expected) => {
    expect(head(page).description).toBe(expected);
  });
});

describe('addresses', () => {
  test('the canonical link is the page without a leading www.', () => {
    expect(head({}).canonical).toBe('https://maison.test/fr/vendre');
    expect(head({}, 'fr', '/fr/vendre/').canonical).toBe('https://maison.test/fr/vendre');
  });

  test.each([
    ['https://www.ailleurs.test/a', 'https://ailleurs.test/a'],
    ['/fr/acheter', 'https://maison.test/fr/acheter'],
    ['javascript:alert(1)', 'https://maison.test/fr/vendre'],
    ['http://[', 'https://maison.test/fr/vendre'],
    ['', 'https://maison.test/fr/vendre'],
  ])('a canonical address %j gives %s', (canonical_url, expected) => {
    expect(head({ seo: { fr: { canonical_url } } }).canonical).toBe(expected);
  });

  test('the canonical address, the address to share and the rule for robots are never those of the other language', () => {
    const french = {
      canonical_url: '/fr/a',
      robots_index_rule: 'noindex',
      facebook: { og_url: '/fr/a', og_locale: 'fr_FR' },
    };
    const english = head({ seo: { fr: french } }, 'en', '/en/sell');
    expect(english).toMatchObject({ canonical: 'https://maison.test/en/sell', robots: null });
    expect(tag(english, 'og:url')).toBe('https://maison.test/en/sell');
    expect(tag(english, 'og:locale')).toBe('en_CA');
  });

  test('the alternates list every language of the page, and French as the default', () => {
    const both = [
      { locale: 'en', path: '/en/sell' },
      { locale: 'fr', path: '/fr/vendre' },
    ] as const;
    const expected = [
      { hrefLang: 'fr-CA', href: 'https://maison.test/fr/vendre' },
      { hrefLang: 'en-CA', href: 'https://maison.test/en/sell' },
      { hrefLang: 'x-default', href: 'https://maison.test/fr/vendre' },
    ];
    expect(head({ alternate_paths: [...both] }).alternates).toEqual(expected);
    expect(head({ alternate_paths: [both[0]] }).alternates).toEqual(expected);
    expect(head({}).alternates).toEqual([]);
  });

  test.each(['//evil.test', '/\\evil.test', 'javascript:alert(1)', 'https://evil.test', '/a\nb'])(
    'an alternate at %j is left out',
    (path) => {
      expect(head({ alternate_paths: [{ locale: 'en', path }] }).alternates).toEqual([]);
    },
  );
});

describe('robots', () => {
  test('follow the rule of the page', () => {
    expect(head({ seo: { fr: { robots_index_rule: 'noindex, follow' } } }).robots).toBe('noindex, follow');
    expect(head({}).robots).toBeNull();
  });

  test.each([[{ production: false }], [{ variant: { id: '4' } }]])('do not index pages for staff: %j', (page) => {
    expect(head({ ...page, seo: { fr: { robots_index_rule: 'index' } } }).robots).toBe('noindex, nofollow');
  });
});

describe('an address with a query', () => {
  const page: Partial<PageResponse> = {
    title: { fr: 'Propriétés | Maison', en: 'Properties | Maison' },
    seo: { fr: { robots_index_rule: 'index, follow' } },
    alternate_paths: [
      { locale: 'fr', path: '/fr/proprietes' },
      { locale: 'en', path: '/en/properties' },
    ],
  };
  const at = (query: DescribedQuery, more: Partial<PageResponse> = {}) =>
    head({ ...page, ...more }, 'fr', '/fr/proprietes', query);

  test('that selects names its canonical form, and is not indexed', () => {
    expect(at({ canonical: 'mun=66023&type=condo', isIndexed: false, page: 1 })).toMatchObject({
      canonical: 'https://maison.test/fr/proprietes?mun=66023&type=condo',
      robots: 'noindex, follow',
      title: 'Propriétés | Maison',
    });
  });

  test('of a later page of a list is indexed, with its number in the title and its page in the other language', () => {
    expect(at({ canonical: 'page=2', isIndexed: true, page: 2 })).toMatchObject({
      canonical: 'https://maison.test/fr/proprietes?page=2',
      robots: 'index, follow',
      title: 'Propriétés, page 2 | Maison',
      alternates: [
        { hrefLang: 'fr-CA', href: 'https://maison.test/fr/proprietes?page=2' },
        { hrefLang: 'en-CA', href: 'https://maison.test/en/properties?page=2' },
        { hrefLang: 'x-default', href: 'https://maison.test/fr/proprietes?page=2' },
      ],
    });
  });

  test('under which the other language shows other content has no alternates', () => {
    const later = { canonical: 'page=3', isIndexed: true, page: 3, hasAlternates: false as const };
    expect(at(later).alternates).toEqual([]);
  });

  test('never makes the rule of a page or of a preview milder', () => {
    const selected = { canonical: 'mun=66023', isIndexed: false, page: 1 };
    const strict = { fr: { robots_index_rule: 'noindex, nofollow' } };
    expect(at(selected, { seo: strict }).robots).toBe('noindex, nofollow');
    expect(at(selected, { production: false }).robots).toBe('noindex, nofollow');
  });
});

describe('the sharing tags', () => {
  test('have defaults for missing values', () => {
    const shared = head({ title: { fr: 'Vendre' }, alternate_paths: [{ locale: 'en', path: '/en/sell' }] });
    expect(shared.metas).toEqual([
      { property: 'og:title', content: 'Vendre' },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'fr_CA' },
      { property: 'og:locale:alternate', content: 'en_CA' },
      { property: 'og:url', content: 'https://maison.test/fr/vendre' },
      { name: 'twitter:card', content: 'summary' },
    ]);
  });

  test('have all values of the content, with absolute addresses', () => {
    const facebook = {
      og_title: 'Partagez',
      og_description: 'Une maison',
      og_type: 'article',
      og_locale: 'fr_FR',
      fb_app_id: '42',
      og_url: 'https://www.maison.test/fr/partage',
      og_image: { url: '/resources/a.webp', type: 'image/webp', width: 1440, height: 960 },
    };
    const twitter = { og_title: 'Gazouillez', og_description: 'Une phrase', og_image: 'https://images.test/b.png' };
    expect(head({ title: { fr: 'Vendre' }, seo: { fr: { facebook, twitter } } }).metas).toEqual([
      { property: 'og:title', content: 'Partagez' },
      { property: 'og:description', content: 'Une maison' },
      { property: 'og:type', content: 'article' },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:url', content: 'https://maison.test/fr/partage' },
      { property: 'og:image', content: 'https://content.test/resources/a.webp' },
      { property: 'og:image:type', content: 'image/webp' },
      { property: 'og:image:width', content: '1440' },
      { property: 'og:image:height', content: '960' },
      { property: 'fb:app_id', content: '42' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: 'Gazouillez' },
      { name: 'twitter:description', content: 'Une phrase' },
      { name: 'twitter:image', content: 'https://images.test/b.png' },
    ]);
  });

  test('describe the picture in words, for X as well when it is the same', () => {
    const og_image = { url: '/resources/a.jpg', alt: 'Condo à vendre, Montréal' };
    const own = head({ title: { fr: 'Vendre' }, seo: { fr: { facebook: { og_image } } } });
    expect([tag(own, 'og:image:alt'), tag(own, 'twitter:image:alt')]).toEqual([og_image.alt, og_image.alt]);
    const twitter = { og_image: 'https://images.test/b.png' };
    const other = head({ title: { fr: 'Vendre' }, seo: { fr: { facebook: { og_image }, twitter } } });
    expect(tag(other, 'twitter:image:alt')).toBeUndefined();
    const none = head({ title: { fr: 'Vendre' }, seo: { fr: { facebook: { og_image: { alt: 'Rien' } } } } });
    expect(tag(none, 'og:image:alt')).toBeUndefined();
  });

  test('fall back to the global texts and the picture of Facebook', () => {
    const og_image = { url: '/resources/a.webp' };
    const shared = head({ title: { fr: 'Vendre' }, seo: { fr: { ...seo.fr, facebook: { og_image } } } });
    expect(tag(shared, 'og:title')).toBe('Titre général');
    expect(tag(shared, 'og:description')).toBe('Description générale');
    expect(tag(shared, 'twitter:card')).toBe('summary_large_image');
  });

  test('of X are left out where they repeat those of Open Graph', () => {
    const facebook = { og_title: 'Partagez', og_description: 'Une maison', og_image: { url: '/resources/a.webp' } };
    const twitter = { og_title: 'Partagez', og_description: 'Une phrase', og_image: '/resources/a.webp' };
    const { metas } = head({ title: { fr: 'Vendre' }, seo: { fr: { facebook, twitter } } });
    expect(metas.filter(({ name }) => name?.startsWith('twitter:'))).toEqual([
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:description', content: 'Une phrase' },
    ]);
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', '//evil.test/a.png', ''])(
    'leave out a picture at %j',
    (url) => {
      const shared = head({ seo: { fr: { facebook: { og_image: { url, width: 10 } }, twitter: { og_image: url } } } });
      expect(shared.metas.filter(({ property, name }) => /image/.test(property ?? name ?? ''))).toEqual([]);
      expect(tag(shared, 'twitter:card')).toBe('summary');
    },
  );
});

describe('an override of the page', () => {
  test('precedes the SEO of the page, and the other values stay', () => {
    const override = {
      seo: { global: { og_description: 'Cette maison' }, canonical_url: '/fr/maison-1', robots_index_rule: 'noindex' },
    };
    const own = head({ content: { override }, title: { fr: 'Maison' }, seo });
    expect(own).toMatchObject({
      title: 'Maison',
      description: 'Cette maison',
      canonical: 'https://maison.test/fr/maison-1',
      robots: 'noindex',
    });
    expect(tag(own, 'og:title')).toBe('Titre général');
  });
});

test('hostile texts are escaped', () => {
  const hostile = '"><script>alert(1)</script>';
  const { title, metas } = head({
    title: { fr: hostile },
    seo: { fr: { facebook: { og_title: hostile, og_url: hostile } } },
  });
  const html = renderToStaticMarkup(
    createElement(
      'head',
      null,
      createElement('title', null, title),
      ...metas.map((meta, key) => createElement('meta', { ...meta, key })),
    ),
  );
  expect(html).not.toContain('<script');
});

test('the feed of new listings is named on the search page alone', () => {
  const page = { title: { fr: 'Propriétés' } };
  const feed = { title: 'Propriétés', href: 'https://www.maison.test/fr/proprietes/rss.xml' };
  expect(head(page, 'fr', '/fr/proprietes').feed).toEqual(feed);
  expect(head(page, 'fr', '/fr/proprietes', { canonical: 'page=2', isIndexed: true, page: 2 }).feed).toEqual(feed);
  expect(head(page, 'fr', '/fr/proprietes/maison-1234').feed).toBeNull();
});

test('the feed follows the query of the page, on each page of its list', () => {
  const query = { canonical: 'mun=45072&page=2', isIndexed: false, page: 2, title: 'Propriétés à Magog' };
  expect(head({ title: { fr: 'Propriétés' } }, 'fr', '/fr/proprietes', query).feed).toEqual({
    title: 'Propriétés à Magog',
    href: 'https://www.maison.test/fr/proprietes/rss.xml?mun=45072',
  });
});

test('the feed of articles is named on pages of the blog alone', () => {
  const page = { title: { fr: 'Blogue' } };
  const feed = { title: 'Blogue', href: 'https://www.maison.test/fr/blogue/rss.xml' };
  expect(head(page, 'fr', '/fr/blogue').feed).toEqual(feed);
  expect(head(page, 'fr', '/fr/blogue/conseil-12').feed).toEqual(feed);
  expect(head(page, 'fr', '/fr/blogueur').feed).toBeNull();
});
