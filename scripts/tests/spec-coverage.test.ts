import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rows = readFileSync(`${root}docs/spec-coverage.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(-|\s*Statement\s*\|)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, statement = '', built = '', shown = '']) => ({ statement, built, shown }));

const parts = /^(contract|core|content|website|demo|e2e|bench|scripts|docs)\//;
/** The files that a cell names; paths without a part of the repository are below website/app. */
const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w./-]+\.(?:tsx?|css|md))`/g)].map(([, path = '']) =>
    parts.test(path) ? path : `website/app/${path}`,
  );

interface Shown {
  file: string;
  title: string;
}

/** Returns the test titles that a cell names: “…” directly behind a file. */
const titlesIn = (cell: string): Shown[] =>
  [...cell.matchAll(/`([\w./-]+\.tsx?)` “([^”]+)”/g)].map(([, path = '', title = '']) => ({
    file: filesIn(`\`${path}\``)[0] ?? path,
    title,
  }));

/** Returns the titles of the tests and groups in a file: each first argument that is a text. */
const titlesOf = (source: string): string[] =>
  [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(([, , title = '']) => title);

test('the table of what is covered has rows', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test('every row names files that exist', () => {
  const missing = rows.flatMap(({ statement, built, shown }) =>
    [...filesIn(built), ...filesIn(shown)]
      .filter((path) => !existsSync(root + path))
      .map((path) => `${statement}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every test title that a row names is a title in its file', () => {
  const missing = rows
    .flatMap(({ shown }) => titlesIn(shown))
    .filter(({ file, title }) => !titlesOf(readFileSync(root + file, 'utf8')).some((each) => each.includes(title)));
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
