// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../test-example.tsx';
import { fixtures } from './text-image-double.fixture.ts';
import { block } from './text-image-double.tsx';

const sideOf = (name: string) => {
  const page = new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');
  return page.querySelector('section')?.dataset.side;
};

test('the pictures are on the left by default, or on the right', () => {
  expect(['default', 'everything'].map(sideOf)).toEqual(['left', 'right']);
});
