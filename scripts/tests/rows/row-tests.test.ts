import { expect, test } from 'vitest';
import { parseRows } from './read-rows.ts';
import { testsOf } from './row-tests.ts';

const rows = parseRows(
  [
    '| Rules | Built in | Shown by |',
    '|---|---|---|',
    '| box.1 | `a.ts` | `e2e/a.e2e.ts` “opens”, `ui/a.test.ts` “is %s”, `ui/a.test.ts` “ends” |',
    '| box.2 | `a.ts` | `core/src/a.db.test.ts` “is kept”, `ui/b.test.ts`, `docs/a.md` |',
    '| box.3 | `a.ts` | `ui/b.test.ts` “is cut” |',
  ].join('\n'),
  [],
);

test('the tests of rows are gathered by file, the quickest first', () => {
  expect(testsOf(rows.slice(0, 2))).toEqual([
    { project: 'unit', file: 'website/app/ui/a.test.ts', pattern: /ends|is .*/ },
    { project: 'unit', file: 'website/app/ui/b.test.ts' },
    { project: 'database', file: 'core/src/a.db.test.ts', pattern: /is kept/ },
    { project: 'browser', file: 'e2e/a.e2e.ts', pattern: /opens/ },
  ]);
});

test('a file that one row names whole is run whole', () => {
  expect(testsOf(rows.slice(1)).find(({ file }) => file === 'website/app/ui/b.test.ts')).not.toHaveProperty('pattern');
});
