// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './testimonials-list.fixture.ts';
import { block } from './testimonials-list.tsx';

const page = () => new DOMParser().parseFromString(renderExample(block, fixtures.default), 'text/html');

test('three testimonials show first', () => {
  expect(page().querySelectorAll('li:not(.rest)')).toHaveLength(3);
  expect(page().querySelectorAll('li.rest')).not.toHaveLength(0);
});

test('a long testimonial is cut at 128 px, and at 256 px on large screens', () => {
  const style = page().querySelector<HTMLElement>('[data-limit=height]')?.style;
  expect(style?.getPropertyValue('--height')).toBe('128px');
  expect(style?.getPropertyValue('--wide-height')).toBe('256px');
});
