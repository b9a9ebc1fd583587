// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './hero-slider.fixture.ts';
import { block } from './hero-slider.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');
const markers = (name: string) => [...page(name).querySelectorAll<HTMLElement>('[role=group] button .bar')];
const buttons = (name: string) => [...page(name).querySelectorAll('button')].map(({ textContent }) => textContent);

test('each slide has a progress bar that fills in 8 seconds', () => {
  expect(markers('default').map(({ style }) => style.animationDuration)).toEqual(['8000ms', '8000ms', '8000ms']);
});

test('the next slide is previewed where the content wants it', () => {
  expect(buttons('default')).toContain('À suivreUn chalet pour les quatre saisons');
  expect(buttons('without the preview').join()).not.toContain('À suivre');
});

test('a single slide has no controls and no preview', () => {
  expect(buttons('one slide')).toEqual([]);
});

test('the first slide holds the title of the page and its first picture', () => {
  const first = page('default');
  expect([...first.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Vivre au bord du fleuve']);
  expect(first.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
});

test('a block without slides takes no place', () => {
  expect(page('no item at all').body.innerHTML).toBe('');
});
