import { expect, test } from 'vitest';
import { changedTags } from './changed-tags.ts';

test.each([
  ['pages', ['page-7', 'missing-2', 'pages-2']],
  ['articles', ['article-7', 'articles-2', 'missing-2']],
  ['categories', ['category-7', 'articles-2']],
  ['people', ['person-7', 'people-2']],
  ['offices', ['offices-2']],
  ['media', ['media-7', 'media']],
  ['sites', ['site-7']],
  ['redirects', ['missing-2']],
  ['page_paths', ['path-7']],
])('A change of one of the %s purges %j.', (table, tags) => {
  expect(changedTags(JSON.stringify({ table, id: 7, site: 2 }))).toEqual(tags);
});

test.each(['', 'pages', '{"table":"users","id":1,"site":1}'])(
  'The announcement %j, which names no known change, purges everything.',
  (announcement) => {
    expect(changedTags(announcement)).toEqual(['all']);
  },
);
