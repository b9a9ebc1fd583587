import type { Locale } from '@vitrine/contract/locale.ts';
import { describe, expect, test } from 'vitest';
import type { Loose } from '../../values/untyped-values.ts';
import { findPageIssues } from './page-issues.ts';
import type { Surroundings } from './publish-issue.ts';
import { searchResult } from './search-issues.ts';

const both = (text: string) => ({ fr: text, en: text });
const around: Surroundings = {
  isDescribed: (picture, locale) => picture === 1 || (picture === 2 && locale === 'fr'),
  isLinkable: ({ kind, id }) => kind === 'page' && id === 10,
  hasListingPage: (number) => number === '10000001',
  isFound: (path) => ['/fr/contact', '/en/contact'].includes(path),
  searchLocales: ['fr', 'en'],
  copiedTexts: { fr: 0, en: 0 },
};

const complete: Loose = {
  title: both('Vendre'),
  path: { fr: '/fr/vendre', en: '/en/sell' },
  seo: { global: { og_description: both('Vendez avec nous.') } },
  blocks: [{ blockType: 'text_block_1', main_title: both('Bonjour') }],
};

/** Returns the kinds, paths and languages of the issues of the complete page with other values. */
const issuesOf = (values: Loose) =>
  findPageIssues({ ...complete, ...values }, around).map(({ kind, path, locale }) => [kind, path, locale]);
const inBlock = (values: Loose) =>
  issuesOf({ blocks: [{ blockType: 'text_block_1', main_title: both('A'), ...values }] });

test('a complete page has no issue', () => {
  expect(issuesOf({})).toEqual([]);
});

test('a page that is missing in a language is one issue, and its texts are none', () => {
  const values = {
    title: { fr: 'Vendre' },
    path: { fr: '/fr/vendre' },
    blocks: [{ blockType: 'text_block_1', main_title: { fr: 'A' } }],
  };
  expect(issuesOf(values)).toEqual([['missing-page-language', 'title', 'en']]);
  expect(issuesOf({ path: { fr: '/fr/vendre' } })).toEqual([['missing-page-language', 'path', 'en']]);
});

test('a page without blocks and a block without content are issues, a block that a source fills is none', () => {
  expect(issuesOf({ blocks: [] })).toEqual([['no-blocks', 'blocks', null]]);
  expect(issuesOf({ blocks: [{ blockType: 'text_block_1', main_title: both(' ') }] })).toEqual([
    ['empty-block', 'blocks.0', null],
  ]);
  const filled = { blockType: 'member_cards_block', params: { core_data: { source: 'people' } } };
  expect(issuesOf({ blocks: [filled] })).toEqual([]);
});

test('a privacy notice is an issue until it says who is in charge and how to reach them', () => {
  const notice = (values: Loose) => issuesOf({ blocks: [{ blockType: 'privacy_notice_block', ...values }] });
  expect(notice({})).toEqual([['no-privacy-officer', 'blocks.0.officer_name', null]]);
  expect(notice({ officer_name: both('Léa Roy') })).toEqual([['no-privacy-officer', 'blocks.0.officer_email', null]]);
  expect(notice({ officer_name: both('Léa Roy'), officer_email: 'lea@example.ca' })).toEqual([]);
});

test('a block of the market is an issue until a place is chosen', () => {
  const market = (params: Loose) =>
    issuesOf({ blocks: [{ blockType: 'area_market_block', main_title: both('Marché'), params }] });
  const query = { transaction: 'rent' };
  expect(market({})).toEqual([['no-place', 'blocks.0.params.core_data.source', null]]);
  expect(market({ core_data: { source: 'area', query } })).toEqual([
    ['no-place', 'blocks.0.params.core_data.query', null],
  ]);
  expect(market({ core_data: { source: 'area', query: { ...query, place: '23027' } } })).toEqual([]);
});

test('a block that opens the search is an issue in each language in which the site has no search page', () => {
  const found = (...searchLocales: Locale[]) =>
    findPageIssues(
      { ...complete, blocks: [{ blockType: 'hero_search_block', main_title: both('Cherchez') }] },
      { ...around, searchLocales },
    ).map(({ kind, path, locale, detail }) => [kind, path, locale, detail]);
  expect(found('fr', 'en')).toEqual([]);
  expect(found('fr')).toEqual([['no-search', 'blocks.0', 'en', '/en/properties']]);
});

test('a sample is one issue, whatever it holds, as it is not published', () => {
  expect(inBlock({ main_title: { fr: 'A' }, params: { is_sample: true } })).toEqual([['sample', 'blocks.0', null]]);
});

test('copies that are not translated are one issue of their language', () => {
  const issues = findPageIssues(complete, { ...around, copiedTexts: { fr: 0, en: 3 } });
  expect(issues).toMatchObject([{ kind: 'copied-texts', locale: 'en', detail: '3' }]);
});

test('a text in one language alone is an issue in the other', () => {
  expect(inBlock({ main_title: { en: 'Hello' } })).toEqual([['missing-language', 'blocks.0.main_title', 'fr']]);
});

describe('a rich text', () => {
  const heading = (level: number) => ({
    type: 'heading',
    tag: `h${level}`,
    children: [{ type: 'text', text: 'Titre' }],
  });
  const tree = (...levels: number[]) => ({ root: { type: 'root', children: levels.map(heading) } });

  test.each([[[2, 3, 4, 2]], [[3, 3, 4]], [[]]])('with the headings %j is in order', (levels) => {
    const description = levels.length > 0 ? both('') && { fr: tree(...levels), en: tree(...levels) } : {};
    expect(inBlock({ description })).toEqual([]);
  });

  test.each([[[4]], [[2, 4]]])('with the headings %j is not', (levels) => {
    expect(inBlock({ description: { fr: tree(...levels), en: tree(2) } })).toEqual([
      ['heading-order', 'blocks.0.description', 'fr'],
    ]);
  });

  test('with a link that leads nowhere names its address', () => {
    const link = (url: string) => ({
      root: { children: [{ type: 'link', fields: { url }, children: [{ text: 'ici' }] }] },
    });
    expect(
      inBlock({ description: { fr: link('/contact'), en: link('/perdu') } }).filter(
        ([kind]) => kind === 'dead-address',
      ),
    ).toEqual([['dead-address', 'blocks.0.description', 'en']]);
  });

  test('without words is empty', () => {
    expect(inBlock({ description: { fr: { root: { children: [{ type: 'paragraph', children: [] }] } } } })).toEqual([]);
  });
});

describe('a link', () => {
  const link = (values: Loose) => inBlock({ cta: { text: both('Voir'), ...values } });

  test('to a published page, a path of the site, a file or another site is alive', () => {
    for (const url of [
      '/contact',
      '/contact#equipe',
      '/contact?a=1',
      '/resources/a.pdf',
      'https://autre.ca',
      'tel:514',
      '#a',
    ])
      expect(link({ url: both(url) })).toEqual([]);
    expect(link({ page: 10 })).toEqual([]);
  });

  test('to a page or a path that is not there is dead', () => {
    expect(link({ page: 11 })).toEqual([['dead-page', 'blocks.0.cta.page', null]]);
    expect(link({ leads_to: 'person', person: 11, page: 10 })).toEqual([['dead-person', 'blocks.0.cta.person', null]]);
    expect(link({ leads_to: 'listing', listing: '10000001' })).toEqual([]);
    expect(link({ leads_to: 'listing', listing: '10000002' })).toEqual([
      ['dead-listing', 'blocks.0.cta.listing', null],
    ]);
    expect(link({ url: { fr: '/contact', en: '/rien' } })).toEqual([['dead-address', 'blocks.0.cta.url', 'en']]);
  });

  test('without its text in a language is an issue', () => {
    expect(link({ page: 10, text: { fr: 'Voir' } })).toEqual([['missing-language', 'blocks.0.cta.text', 'en']]);
  });
});

describe('a picture', () => {
  const picture = (values: Loose) =>
    issuesOf({
      blocks: [{ blockType: 'hero_search_block', main_title: both('A'), bg_media: { kind: 'image', image: values } }],
    });

  test('needs an alternative text in each language, its own or that of the library', () => {
    expect(picture({ media: { fr: 1 } })).toEqual([]);
    expect(picture({ media: { fr: 2 } })).toEqual([['missing-alt', 'blocks.0.bg_media.image.alt', 'en']]);
    expect(picture({ media: { fr: 2 }, alt: { en: 'A street' } })).toEqual([]);
  });
});

test('a description that is missing, a title and a description that are cut, and a page that is not indexed are issues', () => {
  expect(issuesOf({ seo: {} })).toEqual([
    ['no-description', 'seo.global.og_description', 'fr'],
    ['no-description', 'seo.global.og_description', 'en'],
  ]);
  const seo = {
    title: { fr: 'a'.repeat(66) },
    global: { og_description: { fr: 'a'.repeat(166), en: 'a' } },
    robots_index_rule: { en: 'noindex' },
  };
  expect(issuesOf({ seo })).toEqual([
    ['long-description', 'seo.global.og_description', 'fr'],
    ['long-title', 'seo.title', 'fr'],
    ['not-indexed', 'seo.robots_index_rule', 'en'],
  ]);
});

test('the result of a search engine shows the title of the tab, or else that of the page', () => {
  expect(searchResult(complete, 'en')).toEqual({
    ...{ title: 'Vendre', path: '/en/sell', description: 'Vendez avec nous.', isIndexed: true },
  });
  expect(searchResult({ ...complete, seo: { title: { fr: 'Vendre vite' } } }, 'fr').title).toBe('Vendre vite');
});
