// @vitest-environment jsdom
import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { expect, test } from 'vitest';
import { html, item } from '../../block-framework/fixtures/fixtures.ts';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './testimonials-slider.fixture.ts';
import { block } from './testimonials-slider.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');

test('fewer than three testimonials are left out, and reported', () => {
  const problems: string[] = [];
  const withoutText = item('testimonial_card_item', { author_name: null });
  const said = item('testimonial_card_item', { description: html('<p>Merci</p>') });
  const few = item('testimonials_slider_block', { testimonials_repeater: [said, said, withoutText] });
  expect(parseBlocks([few], findBlock, ({ detail }) => problems.push(detail))).toEqual([]);
  expect(problems).toEqual(['description is required', 'testimonials_repeater holds 2 of at least 3']);
});

test('fewer than three after sanitising take no place', () => {
  expect(page('fewer than three after sanitising').body.innerHTML).toBe('');
  expect(page('no more than three').querySelectorAll('figure')).toHaveLength(3);
});

test('a card is clamped at 10 lines', () => {
  const text = page('default').querySelector<HTMLElement>('[data-limit=lines]');
  expect(text?.style.getPropertyValue('--lines')).toBe('10');
});

test('a card has its colours, and readable text without a text colour', () => {
  const cards = [...page('everything').querySelectorAll('figure')].map(({ style }) => [
    style.getPropertyValue('--card'),
    style.getPropertyValue('--text'),
  ]);
  expect(cards.slice(0, 2)).toEqual([
    ['#12324a', '#ffffff'],
    ['#f3e8d8', '#000'],
  ]);
});
