import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { printErrorsSafely } from './safe-console.ts';

test('An error of a query is printed without its statement and its values.', () => {
  const printed: unknown[][] = [];
  const target = { error: (...values: unknown[]) => printed.push(values), warn: () => undefined };
  printErrorsSafely(target);
  const query = { query: 'select $1', params: ['canary'] };
  target.error('⨯', Object.assign(new Error('Failed query: select $1\nparams: canary'), query));
  expect(printed).toMatchObject([['⨯', { message: 'A query failed' }]]);
  expect(inspect(printed, { depth: 9 })).not.toMatch(/canary|select/);
});
