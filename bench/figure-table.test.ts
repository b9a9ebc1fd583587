import { expect, test } from 'vitest';
import { figureOf } from './figure.ts';
import { markdownTable, plainTable, replaceSection } from './figure-table.ts';

const machine = {
  date: '2026-11-20',
  commit: 'abc1234',
  cores: 2,
  cpu: 'A CPU',
  memoryGb: 8,
  node: '26.0.0',
  load: 0.1,
};
const figures = [
  figureOf({ suite: 's', name: 'cached page', value: 7012, unit: 'req/s', limit: 9000, bar: { ratioAtLeast: 0.7 } }),
  figureOf({ suite: 's', name: 'page', value: 12.3, unit: 'ms' }),
];

test('the table says where it was measured, and nothing where there is no limit and no bar', () => {
  expect(markdownTable(figures, machine)).toBe(
    [
      '2026-11-20, commit abc1234: 2 cores (A CPU), 8 GB, Node 26.0.0, load 0.1 before the run.',
      '',
      '| figure | value | limit | ratio | bar |  |',
      '| --- | --: | --: | --: | --- | --- |',
      '| cached page | 7,012 req/s | 9,000 | 0.779 | ≥ 0.7 × limit | ✓ |',
      '| page | 12.3 ms |  |  |  |  |',
    ].join('\n'),
  );
});

test('the columns of a terminal line up', () => {
  expect(plainTable(figures).split('\n')).toEqual([
    'figure             value  limit  ratio  bar',
    'cached page  7,012 req/s  9,000  0.779  ≥ 0.7 × limit  ✓',
    'page             12.3 ms',
  ]);
});

test('the figures of a suite replace those of its last run and touch nothing else', () => {
  const text = 'a\n<!-- bench:one -->\nold\n<!-- /bench:one -->\nb\n<!-- bench:two -->\nkept\n<!-- /bench:two -->\n';
  expect(replaceSection(text, 'one', 'new')).toBe(text.replace('old', 'new'));
});

test('a page without a place for a suite is an error', () => {
  expect(() => replaceSection('', 'one', 'new')).toThrow('<!-- bench:one -->');
});
