// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './blog-featured-post.fixture.ts';
import { block } from './blog-featured-post.tsx';

const page = () => new DOMParser().parseFromString(renderExample(block, fixtures.default), 'text/html');

test('the featured article is large with its excerpt, the others are compact', () => {
  const cards = [...page().querySelectorAll('article')];
  expect(cards.map((card) => card.dataset.size)).toEqual(['large', 'compact', 'compact', 'compact', 'compact']);
  expect(cards.map((card) => card.textContent?.includes('Un immeuble à revenus'))[0]).toBe(true);
});
