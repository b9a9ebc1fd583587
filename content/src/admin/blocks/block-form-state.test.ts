import { reduceFieldsToValues } from 'payload/shared';
import { expect, test } from 'vitest';
import { copyRowIds } from '../../blocks/copied-block.ts';
import { type BlocksMap, blockFormState, blockReferences } from './block-form-state.ts';

/** Client configuration of a block with a group, a collapsed part, a list of items and a picture. */
const blocks = {
  hero: {
    slug: 'hero',
    fields: [
      { name: 'main_title', type: 'text' },
      { name: 'body', type: 'richText' },
      { name: 'cta', type: 'group', fields: [{ type: 'row', fields: [{ name: 'url', type: 'text' }] }] },
      { name: 'items', type: 'blocks', blockReferences: ['item'], blocks: [] },
      { name: 'picture', type: 'upload', relationTo: 'media' },
      { name: 'target', type: 'relationship', relationTo: ['pages', 'articles'] },
      {
        type: 'collapsible',
        fields: [{ name: 'params', type: 'group', fields: [{ name: 'is_sample', type: 'checkbox' }] }],
      },
    ],
  },
  item: {
    slug: 'item',
    fields: [
      { name: 'name', type: 'text' },
      { name: 'avatar', type: 'upload', relationTo: 'media' },
    ],
  },
  // The parts of the configuration that are read.
} as unknown as BlocksMap;

const values = {
  ...{ blockType: 'hero', main_title: 'Titre', body: { root: { children: [] } }, cta: { url: '/contact' } },
  ...{ picture: 7, target: { relationTo: 'articles', value: 3 } },
  items: [
    { id: 'i', blockType: 'item', name: 'Un', avatar: 8 },
    { id: 'j', blockType: 'item', name: 'Deux' },
  ],
  params: { is_sample: true },
};

const valuesOf = (...given: Parameters<typeof blockFormState>) => reduceFieldsToValues(blockFormState(...given), true);

test('the state of a block has the values with which it was made, in rows with new ids', () => {
  const id = expect.stringMatching(/^[0-9a-f]{24}$/);
  const { blockType: _, items, ...own } = values;
  expect(valuesOf(values, blocks)).toEqual({ ...own, id, items: items.map((item) => ({ ...item, id })) });
});

test('rows are listed with their types and the ids of their fields, collapsed', () => {
  const { items, 'items.1.id': second } = blockFormState(values, blocks);
  expect(items?.value).toBe(2);
  expect(items?.rows?.[1]).toEqual({ id: second?.value, blockType: 'item', collapsed: true });
});

test('values that no field has are left out', () => {
  expect(Object.keys(blockFormState({ blockType: 'hero', other: 1 }, blocks))).toEqual(['id']);
});

test('the documents that a block references are found at every depth', () => {
  expect(blockReferences(values, blocks)).toEqual([
    ['media', 8],
    ['media', 7],
    ['articles', 3],
  ]);
});

test('a document that the page may not reference is left out, and nothing else', () => {
  const pasted = valuesOf(values, blocks, { mayReference: (collection, id) => collection === 'media' && id === 8 });
  expect(pasted).toMatchObject({ main_title: 'Titre', items: [{ name: 'Un', avatar: 8 }, { name: 'Deux' }] });
  expect(pasted).not.toHaveProperty('picture');
  expect(pasted).not.toHaveProperty('target');
});

test('a copy keeps the ends of the ids, by which the server finds the rows of its source', () => {
  const id = (start: string) => `${start}0123456789abcdef`;
  const source = { ...values, id: id('aaaaaaaa'), items: [{ id: id('bbbbbbbb'), blockType: 'item', name: 'Un' }] };
  const copy = blockFormState(source, blocks, { idOf: copyRowIds('cccccccc') });
  expect([copy.id?.value, copy['items.0.id']?.value]).toEqual([id('cccccccc'), id('cccccccc')]);
});
