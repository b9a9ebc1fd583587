// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../test-example.tsx';
import { fixtures } from './statistics.fixture.ts';
import { block } from './statistics.tsx';

const variantsOf = (name: string) => {
  const page = new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');
  return [...new Set([...page.querySelectorAll<HTMLElement>('[data-variant]')].map(({ dataset }) => dataset.variant))];
};

test('the figures are laid out as columns unless the block asks for cards or a list', () => {
  expect(variantsOf('default')).toEqual(['variant_1']);
  expect(variantsOf('everything')).toEqual(['variant_2']);
  expect(variantsOf('list beside the title')).toEqual(['variant_3']);
});

test('an unknown layout counts as the default one', () => {
  expect(variantsOf('a variant that does not exist')).toEqual(['variant_1']);
});
