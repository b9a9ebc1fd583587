import { expect, test } from 'vitest';
import { planBreaks } from './plan-breaks.ts';
import { parseRows } from './read-rows.ts';

const rules = [
  { id: 'box.1', text: 'The box is 95 px high, and reloads after 5 s.' },
  { id: 'box.2', text: 'The box closes.' },
  { id: 'word.1', text: 'A word is said.' },
];
const rows = parseRows(
  [
    '| box.1 | `ui/box.tsx` | `ui/box.test.tsx` “is high” |',
    '| box.2 | `ui/box.tsx`, `core/src/migrations/one.ts` | `ui/box.test.tsx` “closes” |',
    '| word.1 | `ui/word.ts` | `ui/box.test.tsx` “reads” |',
  ].join('\n'),
  rules,
);
const files: Record<string, string> = {
  'website/app/ui/box.tsx': "import styles from './box.module.css';\nconst delay = 5000;\nconst count = 3;\n",
  'website/app/ui/box.module.css': '.box { height: 95px; width: 10px; }',
  'website/app/ui/word.ts': "warn('word');",
  'core/src/migrations/one.ts': 'const version = 9;',
};
const plan = (chosen = rows) => planBreaks(rows, chosen, (file) => files[file] ?? '');
const describe = ({ was, rows }: { was: string; rows: readonly { line: number }[] }) => [
  was,
  ...rows.map(({ line }) => line),
];

test('a value that a row states must be seen by its tests, another one by those of any row of its file', () => {
  expect(plan().breaks.map(describe)).toEqual([
    ['5000', 1],
    ['95', 1],
    ['3', 1, 2],
  ]);
});

test('the rows that are not chosen show the other values too', () => {
  expect(plan(rows.slice(1, 2)).breaks.map(describe)).toEqual([
    ['5000', 1, 2],
    ['3', 1, 2],
  ]);
});

test('style sheets of a row that says that they are not shown are not broken', () => {
  const [row] = parseRows(
    '| box.1 | `ui/box.tsx` | `ui/box.test.tsx` “is high”; not shown: the height (style sheet) |',
    rules,
  );
  const { breaks } = planBreaks(row ? [row] : [], row ? [row] : [], (file) => files[file] ?? '');
  expect(breaks.map(({ was }) => was)).toEqual(['5000', '3']);
});

test('a row without a number, a flag or a stated text has nothing to break', () => {
  expect(plan().without).toEqual([rows[2]]);
});
