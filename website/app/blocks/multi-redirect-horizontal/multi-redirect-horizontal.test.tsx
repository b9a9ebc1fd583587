// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './multi-redirect-horizontal.fixture.ts';
import { block } from './multi-redirect-horizontal.tsx';

const cards = (name: string) => [
  ...new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html').querySelectorAll('article'),
];
const numbers = (name: string) => cards(name).map((card) => card.firstElementChild?.textContent);

test('redirects show icons, pictures or numbers', () => {
  expect(cards('default').map((card) => card.querySelectorAll('svg, img, .number').length)).toEqual([1, 1, 1]);
  expect(cards('with pictures').every((card) => card.querySelector('img') && !card.querySelector('svg'))).toBe(true);
  expect(numbers('with numbers')).toEqual(['01', '02', '03']);
});

test('a numbered redirect uses its link, and its index as its number', () => {
  expect(numbers('numbers of their own')).toEqual(['07', '12']);
  expect(cards('with numbers')[0]?.querySelector('a')?.textContent).toBe('Trouver une propriété');
});
