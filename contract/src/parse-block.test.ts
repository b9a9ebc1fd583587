import { describe, expect, test } from 'vitest';
import { findBlock } from './blocks/index-of-blocks.ts';
import { describeBlock, describeItem } from './fields.ts';
import { anyBlock } from './kinds/blocks.ts';
import { image } from './kinds/image.ts';
import { link } from './kinds/link.ts';
import { repeater } from './kinds/repeater.ts';
import { richtext } from './kinds/richtext.ts';
import { text } from './kinds/text.ts';
import { type BlockProblem, maxBlockDepth, parseBlocks } from './parse-block.ts';

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

const words = (name: string) => ({ fr: name, en: name });

const tabItem = describeItem('tab_item', {
  label: words('Tab'),
  doc: words('A tab.'),
  fields: { main_title: text(words('Title'), words('The title.')), blocks: anyBlock(words('Blocks'), words('Any.')) },
});
const tabs = describeBlock('tabs_block', {
  group: 'layout',
  order: 1,
  label: words('Tabs'),
  doc: words('Tabs.'),
  coreData: 'people',
  fields: { tabs: repeater([tabItem], words('Tabs'), words('The tabs.'), { required: true, max: 2 }) },
});
const strict = describeBlock('strict_block', {
  group: 'layout',
  order: 2,
  label: words('Strict'),
  doc: words('Requires everything.'),
  fields: {
    main_title: text(words('Title'), words('The title.'), { required: true }),
    description: richtext(words('Text'), words('The text.'), { required: true }),
    image: image(words('Picture'), words('The picture.'), { required: true }),
    cta: link(words('Button'), words('The button.'), { required: true }),
  },
});

function parseNested(raw: unknown) {
  const problems: BlockProblem[] = [];
  const lookup = (type: string) => [tabs, strict].find((known) => known.type === type) ?? findBlock(type);
  const blocks = parseBlocks(raw, lookup, (problem) => problems.push(problem));
  return { blocks, problems };
}

const tab = (...blocks: unknown[]) => ({ block_type: 'tab_item', fields: { blocks } });
const tabsOf = (...items: unknown[]) => ({ block_type: 'tabs_block', fields: { tabs: items } });
const plain = { block_type: 'text_block_1' };

describe('blocks within blocks', () => {
  test('are parsed like those of a page and keep their params', () => {
    const nested = { ...plain, block_params: { color_scheme: 'inverted' }, fields: { main_title: title } };
    const { blocks, problems } = parseNested([tabsOf(tab(nested))]);
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([
      {
        fields: {
          tabs: [
            { fields: { blocks: [{ type: 'text_block_1', params: nested.block_params, fields: nested.fields }] } },
          ],
        },
      },
    ]);
  });

  test('are left out alone when they are broken, with the path to them', () => {
    const { blocks, problems } = parseNested([tabsOf(tab({ ...plain, fields: { main_title: 42 } }, plain))]);
    expect(JSON.stringify(blocks).match(/text_block_1/g)).toHaveLength(1);
    expect(problems).toMatchObject([{ path: 'fields[0].tabs[0].blocks[0]', reason: 'broken-fields' }]);
  });

  test.each(['header_classic_block', 'footer_classic_block', 'cta_item'])('are never a %s', (block_type) => {
    expect(parseNested([tabsOf(tab({ block_type }))]).problems).toMatchObject([{ reason: 'unknown-type' }]);
  });

  test('nest to the maximum depth; a deeper one is reported and its siblings stay', () => {
    const deep = (levels: number): unknown => (levels === 1 ? plain : tabsOf(tab(deep(levels - 1), plain)));
    expect(parseNested([deep(maxBlockDepth)]).problems).toEqual([]);
    const { blocks, problems } = parseNested([deep(maxBlockDepth + 1), plain]);
    expect(problems.map(({ reason }) => reason)).toEqual(['too-deep', 'too-deep']);
    expect(JSON.stringify(blocks).match(/text_block_1/g)).toHaveLength(maxBlockDepth);
  });
});

describe('constraints', () => {
  const filled = {
    main_title: title,
    description: { cms_component: 'richtext', content: { en: '<p>Hello</p>' } },
    image: { cms_component: 'image', media: { fr: { url: '/resources/a.webp' } } },
    cta: { cms_component: 'link', on_click_action: 'open_contact_modal' },
  };
  const parseStrict = (fields: object) => parseNested([{ block_type: 'strict_block', fields }, plain]);

  test('are met by a value in one language', () => {
    expect(parseStrict(filled).problems).toEqual([]);
  });

  test.each([
    ['absent', 'main_title', undefined],
    ['null', 'main_title', null],
    ['blank in both languages', 'description', { cms_component: 'richtext', content: { fr: ' ', en: '' } }],
    ['an image without an address', 'image', { cms_component: 'image', media: { fr: { alt: 'A house' } } }],
    ['a link without an address', 'cta', { cms_component: 'link', text: { fr: 'Lire', en: 'Read' } }],
  ])('leave out a block whose required field is %s, and keep its siblings', (_, name, value) => {
    const { blocks, problems } = parseStrict({ ...filled, [name]: value });
    expect(blocks.map(({ type }) => type)).toEqual(['text_block_1']);
    expect(problems).toMatchObject([{ path: 'fields[0]', type: 'strict_block', reason: 'missing-field' }]);
    expect(problems[0]?.detail).toBe(`${name} is required`);
  });

  test('leave out a block with too few items', () => {
    const { blocks, problems } = parseNested([tabsOf(), plain]);
    expect(blocks.map(({ type }) => type)).toEqual(['text_block_1']);
    expect(problems).toMatchObject([{ reason: 'too-few-items', detail: 'tabs holds 0 of at least 1' }]);
  });

  test('count only the items that can be read', () => {
    const { problems } = parseNested([tabsOf({ block_type: 'cta_item' })]);
    expect(problems.map(({ reason }) => reason)).toEqual(['unknown-type', 'too-few-items']);
  });

  test('let a block pass with too few items when a source fills it', () => {
    const filledBySource = { ...tabsOf(), block_params: { core_data: { source: 'people', failed: true } } };
    expect(parseNested([filledBySource]).problems).toEqual([]);
  });

  test('cut a list at its maximum and say so', () => {
    const { blocks, problems } = parseNested([tabsOf(tab(), tab(plain), tab())]);
    expect(blocks[0]?.fields.tabs).toHaveLength(2);
    expect(problems).toMatchObject([{ reason: 'too-many-items', detail: 'tabs keeps 2 of 3' }]);
  });
});
