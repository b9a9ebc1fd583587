import type { SanitizedConfig } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { contentConfig } from '../content-config.ts';
import { readStoreEnv } from '../env.ts';
import type { Loose } from '../values/untyped-values.ts';
import { compareDocuments, type DocumentChanges } from './compare-documents.ts';

let config: SanitizedConfig;
beforeAll(async () => {
  config = await contentConfig(
    readStoreEnv({ DATABASE_URL: 'postgres://none', PAYLOAD_SECRET: 'a-secret-for-the-tests' }),
  );
});

const block = (id: string, fr: string, en: string, more: Loose = {}) => ({
  ...{ id, blockType: 'text_block_1', main_title: { fr, en }, ...more },
});
const compare = (before: Loose, after: Loose): DocumentChanges => compareDocuments(config, 'pages', { before, after });
const blocksOf = ({ blocks }: DocumentChanges) => blocks.map(({ kinds, title }) => `${title.fr}: ${kinds.join(', ')}`);

const one = block('one', 'Vendre', 'Sell');
const two = block('two', 'Acheter', 'Buy');
const three = block('three', 'Louer', 'Rent');

test('two equal states have no changes, whatever stands for nothing', () => {
  const before = { title: { fr: 'A', en: null }, blocks: [one], seo: {}, replaces_footer: null };
  const after = { title: { fr: 'A', en: '' }, blocks: [one], replaces_footer: false, updatedAt: 'later' };
  expect(compare(before, after)).toEqual({ fields: [], blocks: [] });
});

test('blocks are added, removed and moved, each named by its title', () => {
  expect(blocksOf(compare({ blocks: [one, two] }, { blocks: [two, three] }))).toEqual([
    'Louer: added',
    'Vendre: removed',
  ]);
  expect(blocksOf(compare({ blocks: [one, two, three] }, { blocks: [three, one, two] }))).toEqual(['Louer: moved']);
});

test('a block is hidden, shown and changed at the same time as it moves', () => {
  const hidden = block('one', 'Vendre', 'Sell', { params: { is_hidden: true } });
  expect(blocksOf(compare({ blocks: [one] }, { blocks: [hidden] }))).toEqual(['Vendre: hidden']);
  expect(blocksOf(compare({ blocks: [hidden] }, { blocks: [one] }))).toEqual(['Vendre: shown']);
  const changed = { ...hidden, main_title: { fr: 'Vendre vite', en: 'Sell' } };
  const kinds = compare({ blocks: [one, two] }, { blocks: [two, changed] }).blocks.map((each) => each.kinds);
  expect(kinds.flat().toSorted()).toEqual(['changed', 'hidden', 'moved']);
});

test('a text changes in one language alone, with the labels of its field in both languages', () => {
  const { blocks, fields } = compare(
    { title: { fr: 'Nous', en: 'Us' }, blocks: [one] },
    { title: { fr: 'Nous', en: 'About us' }, blocks: [block('one', 'Vendre bien', 'Sell')] },
  );
  expect(fields).toEqual([expect.objectContaining({ key: 'title', locale: 'en', before: 'Us', after: 'About us' })]);
  expect(blocks[0]?.fields).toEqual([
    expect.objectContaining({ locale: 'fr', before: 'Vendre', after: 'Vendre bien' }),
  ]);
  expect(fields[0]?.labels).toEqual([{ fr: 'Titre', en: 'Title' }]);
});

test('the pages and pictures of links and blocks are compared by their ids', () => {
  const image = (id: number) => ({
    id: 'i',
    blockType: 'image_text_block',
    block_image: { media: { fr: id, en: id } },
  });
  const { blocks } = compare({ blocks: [image(1)] }, { blocks: [image(2)] });
  expect(
    blocks[0]?.fields.map(({ locale, before, after, definition }) => [locale, before, after, definition.type]),
  ).toEqual([
    ['fr', 1, 2, 'upload'],
    ['en', 1, 2, 'upload'],
  ]);
});

test('rows within a document that change their order are one change of their list', () => {
  const [a, b] = [
    { id: 'a', key: 'a', name: 'A', blocks: [] },
    { id: 'b', key: 'b', name: 'B', blocks: [] },
  ];
  const { fields } = compare({ variants: [a, b] }, { variants: [b, a] });
  expect(fields.map(({ key, definition }) => [key, definition.type])).toEqual([['variants', 'array']]);
});
