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

test.each(['text_block_1', 'cta_block', 'contact_form_block'])(
  'orientation_x is a display prop of %s: left or right, and nothing for another value.',
  (type) => {
    expect(['left', 'right', 'full', undefined].map((value) => orientationOf(type, value))).toEqual([
      'left',
      'right',
      undefined,
      undefined,
    ]);
  },
);

test('A block with an orientation of its own keeps its values.', () => {
  expect(findBlock('image_text_block')?.fields.orientation_x).toMatchObject({ default: 'left' });
  expect(findBlock('header_classic_block')?.fields.orientation_x).toMatchObject({ default: 'center' });
});
