// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './featured-properties.fixture.ts';
import { block } from './featured-properties.tsx';

const show = (name: string) => {
  document.body.innerHTML = renderExample(block, fixtures[name]);
};
const arrows = () =>
  [...document.querySelectorAll('button:not([data-keep])')].map((button) => button.getAttribute('aria-label'));

test('several listings have arrows, and the first picture of a page is fetched first', () => {
  show('default');
  expect(arrows()).toEqual(['Précédent', 'Suivant']);
  expect(document.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
});

test('a single listing has no carousel', () => {
  show('one listing');
  expect(arrows()).toEqual([]);
  expect(document.querySelectorAll('article')).toHaveLength(1);
});
