// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './categories-slider.fixture.ts';
import { block } from './categories-slider.tsx';

const page = (name: string, locale: 'fr' | 'en' = 'fr') =>
  new DOMParser().parseFromString(renderExample(block, fixtures[name], locale), 'text/html');
const counts = (locale: 'fr' | 'en') =>
  [...page('default', locale).querySelectorAll('article p')].map(({ textContent }) => textContent);

test('each category says how many properties it has', () => {
  expect(counts('fr').slice(3)).toEqual(['38\u00a0propriétés', '1\u00a0204\u00a0propriétés', '1\u00a0propriété']);
  expect(counts('en').slice(3)).toEqual(['38 properties', '1,204 properties', '1 property']);
});

test('a category leads to its properties', () => {
  expect(page('default').querySelector('article a')?.getAttribute('href')).toBe('/fr/proprietes?type=maison');
});
