// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './carousel-cards.fixture.ts';
import { block } from './carousel-cards.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');

test('the cards stand in the columns of a grid carousel', () => {
  expect(page('default').querySelector('[data-layout=grid]')?.getAttribute('data-slides')).toBe('5');
  expect(page('default').querySelectorAll('article')).toHaveLength(5);
});

test('the title of a card is its link, and the words of the link are for the eye alone', () => {
  const card = page('default').querySelector('article');
  expect(card?.querySelector('h3 a')?.getAttribute('href')).toBe('/fr/proprietes?type=maison');
  expect(card?.querySelectorAll('a')).toHaveLength(1);
  expect(card?.querySelector('[aria-hidden=true]')?.textContent).toContain('Découvrir le quartier');
});

test('a card without a link keeps its title', () => {
  const card = page('without links').querySelector('article');
  expect([card?.querySelector('h3')?.textContent, card?.querySelectorAll('a').length]).toEqual(['Rosemont', 0]);
});
