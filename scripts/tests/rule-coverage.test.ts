import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { filesIn, readRows, titlesIn } from './rows/read-rows.ts';
import { readRules } from './rows/read-rules.ts';

const rows = readRows(root);
const rules = readRules(root).filter(({ isRetired }) => !isRetired);

/** Returns the titles of the tests and groups in a file: each first argument that is a text. */
const titlesOf = (source: string): string[] =>
  [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(([, , title = '']) => title);

test('every rule has a row that says where it is built and what shows it', () => {
  const covered = new Set(rows.flatMap((row) => row.rules));
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
});

test('every row covers rules that exist', () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(rows.flatMap((row) => row.rules).filter((id) => !ids.has(id))).toEqual([]);
});

test('every row names files that exist', () => {
  const missing = rows.flatMap(({ rules, built, shown }) =>
    [...filesIn(built), ...filesIn(shown)]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${rules.join(', ')}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every test title that a row names is a title in its file', () => {
  const missing = rows
    .flatMap(({ shown }) => titlesIn(shown))
    .filter(
      ({ file, title }) => !titlesOf(readFileSync(join(root, file), 'utf8')).some((each) => each.includes(title)),
    );
  expect(missing).toEqual([]);
});

test('every row is built and shown by a test, or says what is missing', () => {
  const unshown = rows
    .filter(({ shown }) => !/not built|not shown/.test(shown))
    .filter(
      ({ built, shown }) =>
        filesIn(built).length === 0 || !filesIn(shown).some((path) => /\.(test|e2e)\.tsx?$/.test(path)),
    );
  expect(unshown).toEqual([]);
});

/** Rows whose test is named by its file alone. Lower the number with every row that gets a title. */
const rowsWithoutTitle = 7;

test('no further row goes without the title of its test', () => {
  const untitled = rows.filter(({ shown }) => titlesIn(shown).length === 0 && !shown.includes('not built'));
  expect(untitled.length).toBeLessThanOrEqual(rowsWithoutTitle);
});
