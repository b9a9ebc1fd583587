import { expect, test } from 'vitest';
import { figureOf } from './figure.ts';

const measurement = { suite: 'pages', name: 'cached', unit: 'req/s', value: 7012.4, limit: 9000 };

test('a figure carries its ratio to the limit of the same run', () => {
  expect(figureOf(measurement)).toEqual({
    suite: 'pages',
    name: 'cached',
    value: 7012,
    unit: 'req/s',
    limit: 9000,
    ratio: 0.779,
    bar: null,
    ok: null,
  });
});

test('a bar is kept only when the value and the ratio keep to it', () => {
  const bar = { atLeast: 5000, ratioAtLeast: 0.7 };
  expect(figureOf({ ...measurement, bar })).toMatchObject({ bar: '≥ 5,000, ≥ 0.7 × limit', ok: true });
  expect(figureOf({ ...measurement, bar, limit: 12_000 })).toMatchObject({ ok: false });
  expect(figureOf({ ...measurement, bar, value: 4999, limit: 5000 })).toMatchObject({ ok: false });
});

test('a figure is judged before it is rounded', () => {
  expect(figureOf({ ...measurement, value: 2.2049, limit: 1, bar: { ratioAtMost: 2.2 } })).toMatchObject({
    value: 2.2,
    ok: false,
  });
});

test('a bar on the ratio is not kept without a limit', () => {
  expect(figureOf({ suite: 's', name: 'n', unit: 'ms', value: 1, bar: { ratioAtMost: 2 } })).toMatchObject({
    ratio: null,
    ok: false,
  });
});
