import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { expect, test } from 'vitest';
import { moved } from './menu-moves.ts';
import { type MenuShape, pathOfNode, readTree, titleOf, writeTree } from './menu-tree.ts';

const shape: MenuShape = { slugs: ['line', 'line_2', 'line_3'], submenu: 'menu' };
const field = (value: unknown) => ({ value, initialValue: value, valid: true });

/** A form with a menu of two lines, the first of which has a submenu, and a field of another list. */
const state: FormState = {
  'header.0.logo': field(7),
  'header.0.menu': {
    ...field(2),
    disableFormData: true,
    rows: [
      { id: 'buy', blockType: 'line' },
      { id: 'sell', blockType: 'line' },
    ],
  },
  'header.0.menu.0.id': field('buy'),
  'header.0.menu.0.blockType': field('line'),
  'header.0.menu.0.link.text': field('Acheter'),
  'header.0.menu.0.menu': { ...field(1), disableFormData: true, rows: [{ id: 'houses', blockType: 'line_2' }] },
  'header.0.menu.0.menu.0.id': field('houses'),
  'header.0.menu.0.menu.0.blockType': field('line_2'),
  'header.0.menu.0.menu.0.link.text': field('Maisons'),
  'header.0.menu.1.id': field('sell'),
  'header.0.menu.1.blockType': field('line'),
  'header.0.menu.1.link.url': field('/vendre'),
  'header.0.menu.1.menu': { ...field(0), rows: [] },
};
const path = 'header.0.menu';

test('a tree that is read and written again is the same form', () => {
  const again = writeTree(state, path, readTree(state, path, shape), shape);
  expect(reduceFieldsToValues(again, true)).toEqual(reduceFieldsToValues(state, true));
});

test('a line is titled by its text, else by its address', () => {
  expect(readTree(state, path, shape).map(titleOf)).toEqual(['Acheter', '/vendre']);
});

test('a line that moves gets the type of its new level, and keeps its id and its fields', () => {
  const tree = readTree(state, path, shape);
  const next = moved(tree, 'sell', { parent: 'houses', index: 0 }, 3) ?? [];
  const values = reduceFieldsToValues(writeTree(state, path, next, shape), true);
  expect(values).toEqual({
    header: [
      {
        logo: 7,
        menu: [
          {
            ...{ id: 'buy', blockType: 'line', link: { text: 'Acheter' } },
            menu: [
              {
                ...{ id: 'houses', blockType: 'line_2', link: { text: 'Maisons' } },
                menu: [{ id: 'sell', blockType: 'line_3', link: { url: '/vendre' } }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(pathOfNode(next, 'sell', path, shape)).toBe('header.0.menu.0.menu.0.menu.0');
  expect(pathOfNode(next, 'other', path, shape)).toBeNull();
});
