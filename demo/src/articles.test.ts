import { describe, expect, test } from 'vitest';
import { articles } from './articles.ts';
import { demoSites } from './sites/demo-sites.ts';

const wordCount = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/[\s\u00A0]+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

const tags = (html: string) => [...html.matchAll(/<(\/?\w+)/g)].map(([, tag]) => tag);

const inBoth = articles.filter(({ title }) => title.en !== '');

describe('the articles of the blog', () => {
  test('the newest stands first, and each has its own picture and address', () => {
    const dates = articles.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const values of [
      articles.map(({ picture }) => picture),
      articles.map(({ slug }) => slug.fr),
      articles.map(({ slug }) => slug.en),
    ])
      expect(new Set(values).size).toBe(articles.length);
  });

  test('all but one are written in both languages', () => {
    expect(articles.filter(({ title }) => title.en === '').map(({ slug }) => slug.fr)).toEqual([
      'petit-lexique-de-l-acte-de-vente',
    ]);
  });

  test.each(articles)('$slug.fr has 350 to 600 words in each of its languages', ({ body }) => {
    for (const words of [body.fr, body.en].filter(Boolean).map(wordCount)) {
      expect(words).toBeGreaterThanOrEqual(350);
      expect(words).toBeLessThanOrEqual(600);
    }
  });

  test.each(inBoth)('$slug.en has the same headings and lists in both languages', ({ body }) => {
    expect(tags(body.fr)).toEqual(tags(body.en));
  });

  test.each(inBoth)('$slug.en is addressed without accents or capitals', ({ slug }) => {
    expect(slug.fr).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slug.en).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});

test('the blog of the agency, which lists all articles, does not begin with the picture of one', () => {
  const blog = demoSites[0]?.pages.find(({ path }) => path.fr === '/fr/blogue');
  expect.assert(blog);
  const hero = JSON.stringify(blog.blocks[0]);
  expect(articles.filter(({ picture }) => hero.includes(`"${picture}"`))).toEqual([]);
});
