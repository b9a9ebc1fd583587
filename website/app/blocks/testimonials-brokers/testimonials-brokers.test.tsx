// @vitest-environment jsdom
import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { expect, test } from 'vitest';
import { item } from '../../block-framework/fixtures/fixtures.ts';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './testimonials-brokers.fixture.ts';
import { block } from './testimonials-brokers.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');
const section = (name: string) => page(name).querySelector<HTMLElement>('section');

test('a testimonial is clamped at 7 lines', () => {
  const text = page('default').querySelector<HTMLElement>('[data-limit=lines]');
  expect(text?.style.getPropertyValue('--lines')).toBe('7');
});

test('a block without testimonials is left out', () => {
  const problems: string[] = [];
  const empty = item('testimonials_brokers_block', { testimonials_repeater: [] });
  expect(parseBlocks([empty], findBlock, ({ detail }) => problems.push(detail))).toEqual([]);
  expect(problems).toEqual(['testimonials_repeater holds 0 of at least 1']);
});

test('the picture stands on the right unless the content says left', () => {
  expect(section('default')?.dataset.orientation).toBe('right');
  expect(section('everything')?.dataset.orientation).toBe('left');
});

test('the highlight colour comes from the content', () => {
  expect(section('default')?.getAttribute('style')).toBeNull();
  expect(section('everything')?.style.getPropertyValue('--highlight')).toBe('#c8102e');
});
