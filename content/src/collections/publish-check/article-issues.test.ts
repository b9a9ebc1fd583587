import { expect, test } from 'vitest';
import type { Loose } from '../../values/untyped-values.ts';
import { articleResult, findArticleIssues } from './article-issues.ts';
import type { Surroundings } from './publish-issue.ts';

const now = new Date('2026-11-25T12:00:00Z');
const both = (text: string) => ({ fr: text, en: text });
const tree = (...children: unknown[]) => ({ root: { type: 'root', children } });
const words = tree({ type: 'paragraph', children: [{ type: 'text', text: 'Un notaire.' }] });
const link = (url: string) => tree({ type: 'link', fields: { url }, children: [{ type: 'text', text: 'ici' }] });

const around: Surroundings = {
  isDescribed: (picture, locale) => picture === 1 || (picture === 2 && locale === 'fr'),
  isLinkable: () => false,
  hasListingPage: (number) => number === '10000001',
  isFound: (path) => path === '/fr/contact',
  searchLocales: [],
  copiedTexts: { fr: 0, en: 0 },
};

const complete: Loose = {
  id: 12,
  title: { fr: 'Le notaire', en: 'The notary' },
  slug: { fr: 'le-notaire', en: 'the-notary' },
  excerpt: both('Son rôle.'),
  body: { fr: words, en: words },
  picture: 1,
  published_at: '2026-11-25T11:59:00Z',
};

/** Returns the kinds, paths and languages of the issues of the complete article with other values. */
const issuesOf = (values: Loose, surroundings: Partial<Surroundings> = {}) =>
  findArticleIssues({ ...complete, ...values }, { ...around, ...surroundings }, now).map(({ kind, path, locale }) => [
    ...[kind, path, locale],
  ]);

test('a complete article has no issue, and neither has one that exists in one language alone', () => {
  expect(issuesOf({})).toEqual([]);
  const french = (name: string) => ({ fr: Object(complete[name]).fr });
  const alone = { title: french('title'), slug: french('slug'), excerpt: french('excerpt'), body: french('body') };
  expect(issuesOf(alone)).toEqual([]);
});

test('an article without a title in any language would be seen by nobody', () => {
  const [found, ...others] = findArticleIssues({ ...complete, title: {} }, around, now);
  expect(found).toMatchObject({ kind: 'no-title', path: 'title', locale: null, isBreaking: true });
  expect(others).toEqual([]);
});

test('texts of a language without its title are an issue', () => {
  expect(issuesOf({ title: { fr: 'Le notaire' } })).toEqual([['untitled-language', 'title', 'en']]);
});

test.each([
  ['slug', 'no-address'],
  ['excerpt', 'no-excerpt'],
  ['body', 'no-text'],
])('a missing %s is an issue in its language', (name, kind) => {
  expect(issuesOf({ [name]: { fr: Object(complete[name]).fr } })).toEqual([[kind, name, 'en']]);
});

test('a picture without an alternative text in a language is an issue, and no picture is none', () => {
  expect(issuesOf({ picture: 2 })).toEqual([['missing-alt', 'picture', 'en']]);
  expect(issuesOf({ picture: null })).toEqual([]);
});

test('headings out of order and links that lead nowhere are issues of the text', () => {
  const heading = tree({ type: 'heading', tag: 'h4', children: [{ type: 'text', text: 'Frais' }] });
  expect(issuesOf({ body: { fr: heading, en: words } })).toEqual([['heading-order', 'body', 'fr']]);
  expect(issuesOf({ body: { fr: link('/contact#equipe'), en: link('https://example.ca') } })).toEqual([]);
  expect(findArticleIssues({ ...complete, body: { fr: link('/perdu'), en: words } }, around, now)).toMatchObject([
    { kind: 'dead-address', path: 'body', locale: 'fr', detail: '/perdu' },
  ]);
});

test('links of the text to documents that visitors do not find are issues', () => {
  const doc = { relationTo: 'people', value: 7 };
  const body = tree({
    type: 'link',
    fields: { linkType: 'internal', doc },
    children: [{ type: 'text', text: 'elle' }],
  });
  expect(issuesOf({ body: { fr: body, en: words } })).toEqual([['dead-person', 'body', 'fr']]);
  expect(
    issuesOf({ body: { fr: body, en: words } }, { isLinkable: ({ kind, id }) => kind === 'person' && id === 7 }),
  ).toEqual([]);
});

test('a date that has not come yet is an issue', () => {
  const [found] = findArticleIssues({ ...complete, published_at: '2026-11-25T12:01:00Z' }, around, now);
  expect(found).toMatchObject({ kind: 'future-date', path: 'published_at', detail: '2026-11-25T12:01:00.000Z' });
});

test('copies that are not translated and what search engines would cut are issues', () => {
  expect(issuesOf({}, { copiedTexts: { fr: 0, en: 2 } })).toEqual([['copied-texts', 'title', 'en']]);
  expect(issuesOf({ seo: { title: { fr: 'a'.repeat(66) } } })).toEqual([['long-title', 'seo.title', 'fr']]);
  expect(issuesOf({ excerpt: { fr: 'a'.repeat(166), en: 'Its role.' } })).toEqual([
    ['long-description', 'seo.global.og_description', 'fr'],
  ]);
});

test('search engines show the path of the article, and its excerpt when it has no description', () => {
  expect(articleResult(complete, 'en')).toEqual({
    ...{ title: 'The notary', path: '/en/blog/the-notary-12', description: 'Son rôle.', isIndexed: true },
  });
  expect(articleResult({ ...complete, id: undefined }, 'fr').path).toBe('/fr/blogue/le-notaire');
  const seo = { global: { og_description: { fr: 'Tout savoir.' } } };
  expect(articleResult({ ...complete, seo }, 'fr').description).toBe('Tout savoir.');
});
