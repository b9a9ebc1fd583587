import { describe, expect, test } from 'vitest';
import { articles } from './articles.ts';

const wordCount = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/[\s\u00A0]+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

const tags = (html: string) => [...html.matchAll(/<(\/?\w+)/g)].map(([, tag]) => tag);

describe('the articles of the blog', () => {
  test('there are twelve, the newest first, each with its own picture and address', () => {
    expect(articles).toHaveLength(12);
    const dates = articles.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const values of [
      articles.map(({ picture }) => picture),
      articles.map(({ slug }) => slug.fr),
      articles.map(({ slug }) => slug.en),
    ])
      expect(new Set(values).size).toBe(12);
  });

  test.each(articles)('$slug.en has 350 to 600 words in both languages', ({ body }) => {
    for (const words of [wordCount(body.fr), wordCount(body.en)]) {
      expect(words).toBeGreaterThanOrEqual(350);
      expect(words).toBeLessThanOrEqual(600);
    }
  });

  test.each(articles)('$slug.en has the same headings and lists in both languages', ({ body }) => {
    expect(tags(body.fr)).toEqual(tags(body.en));
  });

  test.each(articles)('$slug.en is addressed without accents or capitals', ({ slug }) => {
    expect(slug.fr).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slug.en).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});
