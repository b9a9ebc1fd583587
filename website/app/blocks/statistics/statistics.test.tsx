// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
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

test.each([
  ['default', 4],
  ['everything', 3],
])('twelve figures of the example %s stand %i in a row', (name, columns) => {
  const example = fixtures[name];
  const figures = example?.fields?.statistics_repeater;
  const [figure] = Array.isArray(figures) ? figures : [];
  const statistics_repeater = Array.from({ length: 12 }, (_, index) => ({ ...figure, id: String(index) }));
  const html = renderExample(block, example && { ...example, fields: { ...example.fields, statistics_repeater } });
  expect(html).toContain(`--columns:${columns};`);
});

test('an unknown layout counts as the default one', () => {
  expect(variantsOf('a variant that does not exist')).toEqual(['variant_1']);
});
