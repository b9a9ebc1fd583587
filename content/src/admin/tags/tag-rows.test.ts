import { expect, test } from 'vitest';
import { emptyTag, rowsToTags, tagsToRows } from './tag-rows.ts';

test('tags that are not changed keep their attributes', () => {
  const stored = [
    { name: 'theme-color', content: '#003DA5' },
    { rel: 'preconnect', href: 'https://fonts.example.ca' },
  ];
  expect(rowsToTags(tagsToRows(stored))).toEqual(stored);
});

test('a tag without a named attribute is left out', () => {
  expect(rowsToTags([{ key: 'a', attributes: [{ key: 'b', name: ' ', text: 'x' }] }])).toBeNull();
});

test('a new tag has lines for the name and the content', () => {
  expect(emptyTag().attributes.map(({ name }) => name)).toEqual(['name', 'content']);
});

test.each([null, undefined, 'text', { name: 'x' }])('a stored value that is no list (%j) has no tags', (value) => {
  expect(tagsToRows(value)).toEqual([]);
});
