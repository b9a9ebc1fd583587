// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './text-image-multiple.fixture.ts';
import { block } from './text-image-multiple.tsx';

test('texts and pictures keep the order of the content, and pictures share their row', () => {
  const page = new DOMParser().parseFromString(renderExample(block, fixtures.everything), 'text/html');
  const rows = [...page.querySelectorAll('header ~ *')].map((row) => row.querySelectorAll('img').length || 'text');
  expect(rows).toEqual(['text', 1, 'text', 3, 'text', 'text']);
});

test('four pictures stand two by two', () => {
  const page = new DOMParser().parseFromString(renderExample(block, fixtures['many pictures']), 'text/html');
  expect(page.querySelector<HTMLElement>('[data-columns]')?.dataset.columns).toBe('2');
});
