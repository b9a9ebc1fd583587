import { expect, test } from 'vitest';
import { addTags, collectTags, tagHeader, tagOf } from './cache-tags.ts';

test('Work collects the tags that are added within it, and none of other work.', async () => {
  const later = Promise.withResolvers<void>();
  const work = (tag: string) =>
    collectTags(async () => {
      await later.promise;
      addTags(tag);
      return tag;
    });
  const both = Promise.all([work('page-1'), work('page-2')]);
  later.resolve();
  expect(await both).toEqual([
    { result: 'page-1', tags: ['page-1'] },
    { result: 'page-2', tags: ['page-2'] },
  ]);
});

test('The header names everything and each tag once, and stays short on a page of many pictures.', () => {
  expect(tagHeader(['site-1', 'page-2', 'site-1'])).toBe('all,site-1,page-2');
  const pictures = Array.from({ length: 100 }, (_, id) => tagOf.picture(id));
  expect(tagHeader(['site-1', ...pictures])).toBe('all,site-1,media');
});

test('The microsite of listings stays within the characters of a tag.', () => {
  expect(tagOf.listings('m 1,é"')).toBe('listings-m1');
});
