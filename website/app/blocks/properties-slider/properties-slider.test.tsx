// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../test-example.tsx';
import { fixtures } from './properties-slider.fixture.ts';
import { block } from './properties-slider.tsx';

const lastSlide = (name: string) => {
  document.body.innerHTML = renderExample(block, fixtures[name]);
  return [...document.querySelectorAll('section > div > ul > li')].at(-1)?.textContent;
};

test('more listings than are shown add a slide that leads to them', () => {
  expect(lastSlide('default')).toContain('Et 42\u00a0autres propriétés');
  expect(document.querySelectorAll('[data-uls]')).toHaveLength(6);
});

test('three listings or fewer add an invitation', () => {
  expect(lastSlide('three listings')).toContain('Vous cherchez autre chose');
  expect(lastSlide('one listing')).toContain('Vous cherchez autre chose');
});

test('more than three that are all of them add nothing', () => {
  expect(lastSlide('all of them listed')).toContain('31, 3e Rue');
});

test('no listing at all says so and offers no invitation', () => {
  expect(lastSlide('no item at all')).toBeUndefined();
  expect(document.body.textContent).toContain('Aucune propriété à montrer');
});
