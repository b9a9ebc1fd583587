// @vitest-environment jsdom
import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { expect, test } from 'vitest';
import { item } from '../../block-framework/fixtures/fixtures.ts';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './testimonials-google.fixture.ts';
import { block } from './testimonials-google.tsx';

const page = (name: string, locale: 'fr' | 'en' = 'fr') =>
  new DOMParser().parseFromString(renderExample(block, fixtures[name], locale), 'text/html');

test('the average score is rounded to two decimals, and the number of reviews stands beside it', () => {
  expect(page('default').body.textContent).toContain('4,87');
  expect(page('default').body.textContent).toContain('1\u00a0212\u00a0avis Google');
  expect(page('default', 'en').body.textContent).toContain('4.87');
  expect(page('one review', 'en').body.textContent).toContain('1 Google review');
});

test('each review has its stars and its date', () => {
  const [first, second] = page('default').querySelectorAll('figure');
  expect(first?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Note de 5,0 sur\u00a05');
  expect(second?.querySelector<HTMLElement>('[role=img] .filled')?.style.width).toBe('90%');
  expect(first?.querySelector('figcaption')?.textContent).toContain('2 octobre 2026');
});

test('a block without a review with text is left out', () => {
  const empty = item('testimonials_google_block', { testimonials_repeater: [] });
  const problems: string[] = [];
  expect(parseBlocks([empty], findBlock, ({ detail }) => problems.push(detail))).toEqual([]);
  expect(problems).toEqual(['testimonials_repeater holds 0 of at least 1']);
});
