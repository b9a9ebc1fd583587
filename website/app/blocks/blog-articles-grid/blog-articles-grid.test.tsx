// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './blog-articles-grid.fixture.ts';
import { block } from './blog-articles-grid.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');

test('the first article is large', () => {
  const sizes = [...page('default').querySelectorAll('article')].map((card) => card.dataset.size);
  expect(sizes).toEqual(['large', 'regular', 'regular', 'regular', 'regular']);
});

test('exactly three articles are equal on a wide screen', () => {
  expect(page('three articles').querySelector('[data-equal-when-wide]')).not.toBeNull();
  expect(page('default').querySelector('[data-equal-when-wide]')).toBeNull();
});
