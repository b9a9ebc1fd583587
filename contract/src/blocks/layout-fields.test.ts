import { expect, test } from 'vitest';
import { parseBlocks } from '../parse-block.ts';
import { findBlock } from './index-of-blocks.ts';
import { alignY, contextType } from './layout-fields.ts';

const orientationOf = (block_type: string, orientation_x: unknown) =>
  parseBlocks([{ block_type, fields: { orientation_x } }], findBlock, ({ detail }) => expect.unreachable(detail))[0]
    ?.fields.orientation_x;

test('The allowed values of the vertical alignment are center and bottom.', () => {
  const alignments = ['center', 'bottom', 'top', undefined].map((align_y) => {
    const [hero] = parseBlocks(
      [{ block_type: 'hero_cta_info_block', fields: { align_y } }],
      findBlock,
      () => undefined,
    );
    return hero?.fields.align_y;
  });
  expect(Object.keys(alignY.options)).toEqual(['center', 'bottom']);
  expect(alignments).toEqual(['center', 'bottom', undefined, undefined]);
});

test('The allowed context types are brokers, teams, admins and directors.', () => {
  expect(Object.keys(contextType.options)).toEqual(['brokers', 'teams', 'admins', 'directors']);
});

const sharedProps = {
  bg_color_primary: '#fff',
  bg_color_secondary: '#eee',
  text_color: '#111',
  point_color: 'red',
  height: '640px',
};

test.each(['text_block_1', 'cta_block', 'script_embed_block', 'spacer_block'])(
  'every display prop is accepted for %s, also one that its description leaves out',
  (block_type) => {
    const parsed = ['left', 'right', 'full', 7, {}, null].map((orientation_x) =>
      parseBlocks([{ block_type, fields: { ...sharedProps, orientation_x } }], findBlock, ({ detail }) =>
        expect.unreachable(detail),
      ),
    );
    expect(parsed.map(([block]) => Object.keys(block?.fields ?? {}).includes('orientation_x'))).toEqual(
      Array.from(parsed, () => false),
    );
    expect(parsed.map(([block]) => block?.fields.height)).toEqual(Array.from(parsed, () => '640px'));
  },
);

test.each(['image_text_block', 'highlights_block', 'text_image_double_block'])(
  'orientation_x is a display prop of %s: left or right, and its default for another value.',
  (type) => {
    const byDefault = orientationOf(type, undefined);
    expect(['left', 'right', 'full', undefined].map((value) => orientationOf(type, value))).toEqual([
      'left',
      'right',
      byDefault,
      byDefault,
    ]);
  },
);

test('A block with an orientation of its own keeps its values.', () => {
  expect(findBlock('image_text_block')?.fields.orientation_x).toMatchObject({ default: 'left' });
  expect(findBlock('header_classic_block')?.fields.orientation_x).toMatchObject({ default: 'center' });
});
