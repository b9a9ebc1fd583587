// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './hero-cta-info.fixture.ts';
import { block } from './hero-cta-info.tsx';

const layoutOf = (name: string) => {
  const page = new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');
  return page.querySelector('section')?.dataset;
};

test('the text is aligned left, right or in the centre, and left by default', () => {
  expect(['default', 'everything', 'in the centre'].map((name) => layoutOf(name)?.side)).toEqual([
    'left',
    'right',
    'center',
  ]);
});

test('the text is in the middle of the picture unless the content says at its bottom', () => {
  expect(layoutOf('default')?.align).toBe('center');
  expect(layoutOf('at the bottom of the picture')?.align).toBe('bottom');
});
