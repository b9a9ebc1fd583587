import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listParsers } from './list-parsers.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Rows of the tables: `` | `readCsv` | `core/src/…/csv-rows.ts` | `core/src/…/parsers.test.ts` | ``, or a reason in the last cell. */
const rows = [...textOf('docs/parsers.md').matchAll(/^\| `(\w+)` \| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, name = '', file = '', shown = '']) => ({ name, file, test: /^`([^`]+)`$/.exec(shown)?.[1], shown }),
);

test('each parser stands in the list of parsers', () => {
  const known = new Set(rows.map(({ name, file }) => `${name} ${file}`));
  expect(
    listParsers(root)
      .map(({ name, file }) => `${name} ${file}`)
      .filter((each) => !known.has(each)),
  ).toEqual([]);
});

test.each(rows)(
  '$name of the list is exported, and has a test with generated inputs or a reason',
  ({ name, file, test: path, shown }) => {
    expect(textOf(file)).toMatch(new RegExp(`^export .*\\b${name}\\b`, 'm'));
    if (path === undefined) return expect(shown.split(' ').length).toBeGreaterThan(3);
    expect(existsSync(join(root, path))).toBe(true);
    const shownBy = textOf(path);
    expect(shownBy).toContain("from 'fast-check'");
    expect(shownBy).toMatch(new RegExp(`\\b${name}\\b`));
  },
);
