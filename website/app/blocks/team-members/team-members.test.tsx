// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../test-example.tsx';
import { fixtures } from './team-members.fixture.ts';
import { block } from './team-members.tsx';

const page = (name = 'default') => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');

test('each slide holds one member', () => {
  const slides = [...page().querySelectorAll('ul > *')].filter((slide) => slide.querySelector('article'));
  expect(slides.map((slide) => slide.querySelectorAll('article').length)).toEqual([1, 1, 1]);
});

test('a biography is cut after 5 lines, and after 7 on the widest screens', () => {
  const style = page().querySelector<HTMLElement>('[data-limit=lines]')?.style;
  expect(style?.getPropertyValue('--lines')).toBe('5');
  expect(style?.getPropertyValue('--wide-lines')).toBe('7');
});

test('a single member does not move', () => {
  expect(page('one member').querySelectorAll('button')).toHaveLength(0);
});
