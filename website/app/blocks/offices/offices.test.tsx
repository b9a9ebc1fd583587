// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './offices.fixture.ts';
import { block } from './offices.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name], 'en'), 'text/html');

test('nine of twelve offices show first, and a button shows all', () => {
  const html = page('everything');
  expect(html.querySelectorAll('li:not(.rest) > article')).toHaveLength(9);
  expect(html.querySelectorAll('li.rest > article')).toHaveLength(3);
  expect(html.querySelector('button')?.textContent).toBe('Show all 12 offices');
});

test('an icon stands for a missing picture', () => {
  const html = page('without a picture');
  expect(html.querySelectorAll('article img')).toHaveLength(0);
  expect(html.querySelectorAll('article > :first-child > svg')).toHaveLength(4);
});
