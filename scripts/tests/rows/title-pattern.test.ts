import { expect, test } from 'vitest';
import { titlePattern } from './title-pattern.ts';

const template = ['with $site.name or ', '{name}'].join('$');

test.each([
  ['appears 200 ms after', 'the loading bar appears 200 ms after the start'],
  ['a %s has %i rooms (%j)', 'listings a house has 3 rooms ("3")'],
  [template, 'with Demo or Anne'],
  ['is 100 %% whole?', 'is 100 % whole? yes'],
])('the title %j names the test %j', (part, name) => {
  expect(name).toMatch(titlePattern(part));
});

test('the text around a placeholder counts, sign by sign', () => {
  expect('a house has 3 doors').not.toMatch(titlePattern('a %s has %i rooms'));
  expect('costs 35').not.toMatch(titlePattern('costs 3.5'));
});
