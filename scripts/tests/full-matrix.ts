import { isFullRun } from './generated-runs.ts';

/**
 * Returns a function for the values over which a test is repeated, such as languages. Each call returns all of them under
 * `npm run test:full`, and otherwise one of them, in turn: each test runs with one value, and the tests of a file with all.
 */
export function inTurn<Value>(values: readonly Value[], isFull = isFullRun): () => readonly Value[] {
  let calls = 0;
  return () => (isFull ? values : values.slice(calls % values.length, (calls++ % values.length) + 1));
}

/**
 * Returns each row with every column under `npm run test:full`, and otherwise each row with one column, the columns in turn. For
 * tests that repeat one check over a product, such as every page in every language.
 */
export function fullMatrix<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  isFull = isFullRun,
): [Row, Column][] {
  const next = inTurn(columns, isFull);
  return rows.flatMap((row) => next().map((column): [Row, Column] => [row, column]));
}
