// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../test-example.tsx';
import { fixtures } from './hero-cta-info.fixture.ts';
import { block } from './hero-cta-info.tsx';

const sideOf = (name: string) => {
  const page = new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');
  return page.querySelector('section')?.dataset.side;
};

test('the text is aligned left, right or in the centre, and left by default', () => {
  expect(['default', 'everything', 'in the centre'].map(sideOf)).toEqual(['left', 'right', 'center']);
});
