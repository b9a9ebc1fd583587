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

test('the table of what is covered has rows', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test.each(rows)('“$statement” names files that exist', ({ built, shown }) => {
  const missing = [...filesIn(built), ...filesIn(shown)].filter((path) => !existsSync(root + path));
  expect(missing).toEqual([]);
});

test.each(rows)('“$statement” is built and shown by a test, or left to an issue', ({ built, shown }) => {
  const isLeft = /later: issues? [45]/.test(shown);
  expect(filesIn(built).length > 0 || isLeft).toBe(true);
  expect(filesIn(shown).some((path) => /\.(test|e2e)\.tsx?$/.test(path)) || isLeft).toBe(true);
});
