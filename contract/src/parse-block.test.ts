import { describe, expect, test } from 'vitest';
import { findBlock } from './blocks/index-of-blocks.ts';
import { type BlockProblem, parseBlocks } from './parse-block.ts';

const title = { cms_component: 'text', content: { fr: 'Bonjour', en: 'Hello' } };

function parse(raw: unknown) {
  const problems: BlockProblem[] = [];
  const blocks = parseBlocks(raw, findBlock, (problem) => problems.push(problem));
  return { blocks, problems };
}

describe('parseBlocks', () => {
  test('reads a block and gives absent params and fields their empty form', () => {
    const { blocks, problems } = parse([{ id: 'b1', block_type: 'text_block_1' }]);
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([{ id: 'b1', type: 'text_block_1', params: {} }]);
  });

  test('makes no difference between an absent field and null', () => {
    expect(parse([{ block_type: 'text_block_1', fields: { main_title: null } }]).problems).toEqual([]);
    expect(parse([{ block_type: 'text_block_1', fields: null, block_params: null }]).problems).toEqual([]);
  });

  test('ignores fields that the block does not know', () => {
    const { blocks } = parse([{ block_type: 'text_block_1', fields: { main_title: title, colour: 'mauve' } }]);
    expect(blocks[0]?.fields).not.toHaveProperty('colour');
  });

  test('leaves out a block of an unknown type alone and says so', () => {
    const { blocks, problems } = parse([{ block_type: 'hologram_block' }, { block_type: 'text_block_1' }]);
    expect(blocks.map(({ type }) => type)).toEqual(['text_block_1']);
    expect(problems).toEqual([
      {
        path: 'fields[0]',
        type: 'hologram_block',
        reason: 'unknown-type',
        detail: 'no block is called hologram_block',
      },
    ]);
  });

  test.each([
    ['a number in place of a text', { main_title: 42 }],
    ['a text component whose words are an object', { main_title: { cms_component: 'text', content: { fr: {} } } }],
    ['a component of another kind', { main_title: { cms_component: 'image', media: {} } }],
    ['a link that is a list', { cta: [] }],
  ])('leaves out a block with %s and names the field', (_, fields) => {
    const { blocks, problems } = parse([{ block_type: 'text_block_1', fields }, { block_type: 'text_block_2' }]);
    expect(blocks.map(({ type }) => type)).toEqual(['text_block_2']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ type: 'text_block_1', reason: 'broken-fields' });
    expect(problems[0]?.detail).toContain(Object.keys(fields)[0]);
  });

  test('leaves out a broken sub-block and keeps its siblings and its parent', () => {
    const question = { block_type: 'qa_item', fields: { main_title: title } };
    const broken = { block_type: 'qa_item', fields: { main_title: ['?'] } };
    const foreign = { block_type: 'cta_item' };
    const items = { items_repeater: [question, broken, foreign, question] };
    const { blocks, problems } = parse([{ block_type: 'questions_answers_block', fields: items }]);
    expect(blocks[0]?.fields.items_repeater).toHaveLength(2);
    expect(problems.map(({ path, reason }) => [path, reason])).toEqual([
      ['fields[0].items_repeater[1]', 'broken-fields'],
      ['fields[0].items_repeater[2]', 'unknown-type'],
    ]);
  });

  test('takes an unknown choice for the default instead of losing the block', () => {
    const { blocks, problems } = parse([{ block_type: 'text_block_2', fields: { text_align: 'diagonal' } }]);
    expect(problems).toEqual([]);
    expect(blocks[0]?.fields.text_align).toBeUndefined();
  });

  test('reads menus three levels deep', () => {
    const line = (menu_repeater: unknown[]) => ({ block_type: 'menu_item', fields: { menu_repeater } });
    const menu_repeater = [line([line([line([])])])];
    const { blocks, problems } = parse([{ block_type: 'header_classic_block', fields: { menu_repeater } }]);
    expect(problems).toEqual([]);
    expect(JSON.stringify(blocks).match(/menu_item/g)).toHaveLength(3);
  });

  test.each([['a string'], [42], [{ 0: {} }], [true]])('reports %j where a list of blocks should stand', (raw) => {
    expect(parse(raw)).toMatchObject({ blocks: [], problems: [{ reason: 'not-a-block' }] });
  });

  test.each([[null], ['text'], [7], [[]]])('leaves out %j where a block should stand', (raw) => {
    expect(parse([raw])).toMatchObject({ blocks: [], problems: [{ reason: 'not-a-block', type: null }] });
  });
});
