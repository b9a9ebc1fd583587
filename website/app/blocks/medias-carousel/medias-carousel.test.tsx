// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './medias-carousel.fixture.ts';
import { block } from './medias-carousel.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');

test('pictures and videos stand one to a slide, with their captions', () => {
  expect(page('default').querySelector('[data-layout=single]')?.getAttribute('data-slides')).toBe('3');
  expect(page('default').querySelectorAll('figure [data-video]')).toHaveLength(1);
  expect([...page('default').querySelectorAll('figcaption h3')].map(({ textContent }) => textContent)).toEqual([
    'Avant la visite',
    'La maison en trois minutes',
    'Et tout autour',
  ]);
});

test('a medium without caption has none', () => {
  expect(page('without captions').querySelectorAll('figcaption')).toHaveLength(0);
});

test('a slide without a picture is left out', () => {
  expect(page('without a picture').querySelectorAll('figure')).toHaveLength(1);
  expect(page('without a picture').querySelector('[data-layout]')?.getAttribute('data-slides')).toBe('1');
});
