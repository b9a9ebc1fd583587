import { readFileSync } from 'node:fs';
import { displayProps } from '@vitrine/contract/blocks/display-props.ts';
import { text1 } from '@vitrine/contract/blocks/text-1.ts';
import { type BlockDescription, describeBlock, describeItem } from '@vitrine/contract/fields.ts';
import { anyBlock } from '@vitrine/contract/kinds/blocks.ts';
import { choice } from '@vitrine/contract/kinds/choice.ts';
import { image } from '@vitrine/contract/kinds/image.ts';
import { link } from '@vitrine/contract/kinds/link.ts';
import { repeater } from '@vitrine/contract/kinds/repeater.ts';
import { text } from '@vitrine/contract/kinds/text.ts';
import type { Block, Field } from 'payload';
import { describe, expect, test } from 'vitest';
import { themeColors } from '../fields/theme-colors.ts';
import { asList, asObject } from '../values/untyped-values.ts';
import { allPayloadBlocks } from './blocks-to-payload.ts';

const bilingual = (name: string) => ({ fr: `${name} (fr)`, en: name });
const tabItem = describeItem('tab_item', {
  label: bilingual('Tab'),
  doc: bilingual('A tab.'),
  fields: { blocks_repeater: anyBlock(bilingual('Blocks'), bilingual('Any block.')) },
});
const tabs = describeBlock('tabs_block', {
  group: 'layout',
  order: 1,
  label: bilingual('Tabs'),
  doc: bilingual('Tabs.'),
  fields: { tabs_repeater: repeater([tabItem], bilingual('Tabs'), bilingual('The tabs.'), { min: 2, max: 5 }) },
});
const columns = describeBlock('columns_block', {
  group: 'layout',
  order: 2,
  label: bilingual('Columns'),
  doc: bilingual('Columns.'),
  fields: { blocks_repeater: anyBlock(bilingual('Blocks'), bilingual('Any block.')) },
});
const plain = describeBlock('plain_block', {
  group: 'text',
  order: 1,
  label: bilingual('Plain'),
  doc: bilingual('Plain.'),
  fields: {
    main_title: text(bilingual('Title'), bilingual('The title.'), { required: true }),
    image: image(bilingual('Picture'), bilingual('The picture.'), { required: true }),
    cta: link(bilingual('Button'), bilingual('The button.'), { required: true }),
    side: choice(
      { left: bilingual('Left'), right: bilingual('Right') },
      'right',
      bilingual('Side'),
      bilingual('The side.'),
    ),
  },
});
const header = describeBlock('plain_header', {
  place: 'header',
  group: 'shell',
  order: 1,
  label: bilingual('Header'),
  doc: bilingual('A header.'),
  fields: {},
});

const blocksOf = (...descriptions: BlockDescription[]) =>
  new Map(allPayloadBlocks(descriptions).map((block) => [block.slug, block]));

/** Returns the field at a path of field names; rows and collapsibles have no name and are passed through. */
function fieldAt(block: Block | undefined, ...names: string[]): Field | undefined {
  const find = (fields: readonly Field[], name: string): Field | undefined => {
    for (const field of fields) {
      if ('name' in field && field.name === name) return field;
      if ('fields' in field && !('name' in field)) {
        const within = find(field.fields, name);
        if (within) return within;
      }
    }
    return undefined;
  };
  let fields: readonly Field[] = block?.fields ?? [];
  let found: Field | undefined;
  for (const name of names) {
    found = find(fields, name);
    fields = found && 'fields' in found ? found.fields : [];
  }
  return found;
}

const referencesOf = (block: Block): unknown[] =>
  block.fields.flatMap((field) => ('blockReferences' in field ? asList(field.blockReferences) : []));

describe('a block in the admin', () => {
  const block = blocksOf(plain).get('plain_block');

  test('stands in its group of the picker, named in both languages', () => {
    expect(block?.admin?.group).toEqual({ fr: 'Texte et image', en: 'Text and image' });
  });

  test('shows the options of a choice by their labels', () => {
    expect(fieldAt(block, 'side')).toMatchObject({
      options: [
        { value: 'left', label: bilingual('Left') },
        { value: 'right', label: bilingual('Right') },
      ],
      defaultValue: 'right',
    });
  });

  test('lets staff choose a colour of the theme by its name', () => {
    const background = blocksOf(text1).get('text_block_1');
    expect(fieldAt(background, 'bg_color_primary')).toMatchObject({
      admin: { components: { Field: '/components/color-field.tsx#ColorField' } },
    });
    expect(themeColors['accent1.normal']).toEqual({ fr: 'Accent 1', en: 'Accent 1' });
    expect(themeColors.gray10).toEqual({ fr: 'Gris 10', en: 'Grey 10' });
  });

  test('helps in both languages', () => {
    expect(fieldAt(block, 'side')).toMatchObject({ admin: { description: bilingual('The side.') } });
  });
});

describe('a required field', () => {
  const block = blocksOf(plain).get('plain_block');
  /** Returns the result of a field's validation of an empty value. */
  const answer = (locale: string, siblingData: object, ...names: string[]) => {
    const field = asObject(fieldAt(block, ...names));
    const t = (key: string) => key;
    const options = { ...field, siblingData, req: { locale, t, payload: { config: {} } } };
    return typeof field.validate === 'function' ? field.validate(undefined, options) : 'no validation';
  };

  test.each([[['main_title']], [['cta', 'url']], [['image', 'media']]])(
    'is asked for in French, to which English falls back: %j',
    async (names) => {
      expect(fieldAt(block, ...names)).toMatchObject({ required: true });
      expect(await answer('fr', {}, ...names)).toBe('validation:required');
      expect(await answer('en', {}, ...names)).toBe(true);
    },
  );

  test('takes a link without an address that has an action', () => {
    expect(answer('fr', { on_click_action: 'open_contact_modal' }, 'cta', 'url')).toBe(true);
  });
});

describe('a list of blocks', () => {
  test('has the minimum and the maximum of its description', () => {
    const field = fieldAt(blocksOf(tabs).get('tabs_block'), 'tabs_repeater');
    expect(field).toMatchObject({ required: true, minRows: 2, maxRows: 5 });
  });

  test('that a source fills may be empty when it is saved', () => {
    const filled = { ...tabs, coreData: 'people' } as const;
    const field = fieldAt(blocksOf(filled).get('tabs_block'), 'tabs_repeater');
    expect(field).not.toHaveProperty('minRows');
  });

  test('of any blocks offers those of a page, and no header', () => {
    const item = blocksOf(tabs, plain, header).get('tab_item');
    expect(fieldAt(item, 'blocks_repeater')).toMatchObject({
      blockReferences: ['tabs_block_level_2', 'plain_block'],
      labels: { singular: { fr: 'bloc', en: 'block' } },
    });
  });
});

test('Blocks within blocks end: every slug that is named exists and none leads back to itself.', () => {
  const blocks = blocksOf(tabs, columns, plain);
  const walk = (slug: unknown, path: readonly unknown[]): void => {
    expect(path).not.toContain(slug);
    const block = blocks.get(String(slug));
    if (!block) throw new Error(`${slug} has no block`);
    for (const reference of referencesOf(block)) walk(reference, [...path, slug]);
  };
  for (const { type } of [tabs, columns, plain]) walk(type, []);
  expect([...blocks.keys()].sort()).toEqual([
    'columns_block',
    'columns_block_level_2',
    'plain_block',
    'tab_item',
    'tab_item_level_2',
    'tabs_block',
    'tabs_block_level_2',
  ]);
});

test('a block is labelled with its title, else with its other texts, by a component in the import map of the admin', () => {
  const item = describeItem('menu_item', {
    label: bilingual('Line'),
    doc: bilingual('A line.'),
    fields: {
      super_title: text(bilingual('Super title'), bilingual('Above.')),
      link: link(bilingual('Link'), bilingual('A link.')),
      photo: image(bilingual('Photo'), bilingual('A photo.')),
      main_title: text(bilingual('Title'), bilingual('The title.')),
    },
  });
  const label = allPayloadBlocks([item])[0]?.admin?.components?.Label;
  expect(label).toEqual({
    path: '/components/block-label.tsx#BlockLabel',
    clientProps: { label: item.label, titlePaths: ['main_title', 'super_title', 'link.text', 'link.url', 'photo.alt'] },
  });
  const importMap = readFileSync(new URL('../admin/app/(payload)/admin/importMap.js', import.meta.url), 'utf8');
  expect(importMap).toContain('"/components/block-label.tsx#BlockLabel"');
});

test('the form of a block keeps its display props, the side of a picture among them, apart from its content', () => {
  const sided = describeBlock('sided_block', {
    group: 'text',
    order: 3,
    label: bilingual('Sided'),
    doc: bilingual('Sided.'),
    fields: {
      main_title: text(bilingual('Title'), bilingual('The title.')),
      bg_color_primary: displayProps.bg_color_primary,
      orientation_x: choice(
        { left: bilingual('Left'), right: bilingual('Right') },
        'right',
        bilingual('Side'),
        bilingual('The side.'),
      ),
    },
  });
  const [block] = allPayloadBlocks([sided]);
  const appearance = block?.fields.find(
    (field) => field.type === 'collapsible' && asObject(field.label).en === 'Appearance',
  );
  const names = asList(asObject(appearance).fields).map((field) => asObject(field).name);
  expect(names).toEqual(['bg_color_primary', 'orientation_x']);
});
