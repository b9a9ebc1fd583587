// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './list.fixture.ts';
import { block } from './list.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html').body;

test('the items of an ordered list are numbered with two digits', () => {
  const marks = [...page('default').querySelectorAll('ol > li > span')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['01', '02', '03', '04']);
});

test('a list is unordered unless the content says otherwise, and has no numbers', () => {
  const list = page('with bullets').querySelector('ul');
  expect(list?.children).toHaveLength(4);
  expect(list?.textContent).not.toMatch(/\d/);
});
