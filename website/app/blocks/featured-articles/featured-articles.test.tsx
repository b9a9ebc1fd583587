// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articlesOf } from '../../block-framework/fixtures/article-fixtures.ts';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { block } from './featured-articles.tsx';

test.each([
  [1, 1],
  [2, 2],
  [3, 1],
  [6, 1],
])('of %i articles %i are featured', (count, featured) => {
  const wire = { block_type: block.type, fields: { articles_repeater: articlesOf('blog_article_item', count) } };
  const html = new DOMParser().parseFromString(renderExample(block, wire), 'text/html');
  expect(html.querySelectorAll('article')).toHaveLength(count);
  expect(html.querySelectorAll('[data-size=large]')).toHaveLength(featured);
});
