import { expect, test } from 'vitest';
import { examplesOf, withParams } from './fixtures.ts';

test('an example says only what differs from the default one', () => {
  const examples = examplesOf(
    'x_block',
    { title: 'A', picture: 1 },
    { other: { title: 'B' }, bare: { picture: null } },
  );
  expect(examples).toEqual({
    default: { block_type: 'x_block', block_params: {}, fields: { title: 'A', picture: 1 } },
    other: { block_type: 'x_block', block_params: {}, fields: { title: 'B', picture: 1 } },
    bare: { block_type: 'x_block', block_params: {}, fields: { title: 'A', picture: null } },
  });
});

test('an example may differ in its block params', () => {
  const base = withParams({ model: 'new' }, { title: 'A' });
  const examples = examplesOf('x_block', base, { grey: withParams({ color_scheme: 'normal-grey' }) });
  expect(examples.grey).toEqual({
    block_type: 'x_block',
    block_params: { model: 'new', color_scheme: 'normal-grey' },
    fields: { title: 'A' },
  });
});
