import { describe, expect, test } from 'vitest';
import { expectConsole } from '../../../scripts/tests/console-guard.ts';
import { type BlockChange, changeBlocks, type EditedBlock, editPage } from './page-blocks.ts';

const link = { cms_component: 'link', url: { fr: '/contact' } };
const image = { cms_component: 'image', media: {} };
const first: EditedBlock = {
  id: 'a',
  block_type: 'text_block_1',
  fields: { main_title: { cms_component: 'text', content: { fr: 'Bonjour' } }, cta: link, image, height: '40px' },
};
const second: EditedBlock = { id: 'b', block_type: 'cta_block', block_params: { color_scheme: 'inverted' } };
const page = editPage([first, second]);

const after = (...changes: BlockChange[]) => changes.reduce(changeBlocks, page).blocks;
const ids = (...changes: BlockChange[]) => after(...changes).map(({ id }) => id);
const setOf = (path: string, value: unknown): BlockChange => ({ kind: 'set', id: 'a', path, value });

describe('the blocks of a page', () => {
  const other: EditedBlock = { id: 'c', block_type: 'spacer_block' };

  test('are added at the end or before another', () => {
    expect(ids({ kind: 'add', block: other })).toEqual(['a', 'b', 'c']);
    expect(ids({ kind: 'add', block: other, before: 'a' })).toEqual(['c', 'a', 'b']);
  });

  test('are removed', () => expect(ids({ kind: 'remove', id: 'a' })).toEqual(['b']));

  test('are moved, and stay where they are at either end', () => {
    expect(ids({ kind: 'move', id: 'b', by: -1 })).toEqual(['b', 'a']);
    expect(ids({ kind: 'move', id: 'b', by: 1 })).toEqual(['a', 'b']);
  });

  test('are replaced and keep their place and id', () => {
    expect(after({ kind: 'replace', id: 'a', block: other })[0]).toEqual({ ...other, id: 'a' });
  });

  test('come back as they were, one or all', () => {
    const changes: BlockChange[] = [setOf('fields.height', '1px'), { kind: 'remove', id: 'b' }];
    expect(after(...changes, { kind: 'reset', id: 'a' })).toEqual([first]);
    expect(after(...changes, { kind: 'reset' })).toEqual([first, second]);
  });

  test('that are not there are warned of and change nothing', () => {
    expectConsole('warn', 'Failed to locate block.');
    expect(after({ kind: 'remove', id: 'z' })).toEqual(page.blocks);
  });
});

describe('a value', () => {
  test('is set by its dotted path', () => {
    const [block] = after(setOf('fields.main_title.content.fr', 'Salut'));
    expect(block?.fields?.main_title).toEqual({ cms_component: 'text', content: { fr: 'Salut' } });
  });

  test('at a path that does not exist is warned of and not set', () => {
    expectConsole('warn', 'Path does not exist.');
    expect(after(setOf('fields.description.content.fr', 'Salut'))).toEqual(page.blocks);
  });

  test.each(['cta', 'image'])('of null deletes the %s', (field) => {
    expect(after(setOf(`fields.${field}`, null))[0]?.fields).not.toHaveProperty(field);
  });

  test('of null stays in any other field', () => {
    expect(after(setOf('fields.height', null))[0]?.fields).toHaveProperty('height', null);
  });

  test('goes back to the original, also after the field was deleted', () => {
    expect(after(setOf('fields.cta', null), { kind: 'reset-field', id: 'a', field: 'cta' })).toEqual(page.blocks);
  });

  test('that the original did not have is gone after a reset', () => {
    const changes: BlockChange[] = [
      setOf('fields.point_color', '#f00'),
      { kind: 'reset-field', id: 'a', field: 'point_color' },
    ];
    expect(after(...changes)).toEqual(page.blocks);
  });
});

test('the colour scheme goes to the next of the list and wraps to the first', () => {
  const next: BlockChange = { kind: 'next-scheme', id: 'a' };
  const scheme = (...changes: BlockChange[]) => after(...changes)[0]?.block_params?.color_scheme;
  expect([scheme(next), scheme(next, next), scheme(next, next, next)]).toEqual(['normal-grey', 'inverted', 'normal']);
});
