import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const text = textOf('docs/asvs.md');

/** Number of requirements of the levels 1 and 2 in each section of ASVS 5.0.0. Those of level 3 come after them.. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const numbers = Object.entries(sections).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, at) => `V${section}.${at + 1}`),
);

const rows = text.split('\n').flatMap((line) => {
  const [number, level, , state, where = '', shown = ''] = line
    .split(' | ')
    .map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim());
  return number && /^V\d/.test(number) ? [{ number, level, state, where, shown }] : [];
});
const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+\.\w+)`/g)].map(([, file = '']) => file);

test('each requirement of the levels 1 and 2 has one row, in their order', () => {
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  expect(rows.filter(({ level }) => level !== '1' && level !== '2')).toEqual([]);
});

test('each file of a row exists, and each title of a test stands in its file', () => {
  const missing = rows.flatMap(({ number, where, shown }) => {
    const files = [...filesIn(where), ...filesIn(shown)].filter(
      (file) => !existsSync(join(root, file)) && /\//.test(file),
    );
    const titles = [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)].filter(
      ([, file = '', title = '']) => !textOf(file).includes(title),
    );
    return [...files, ...titles.map(([, file, title]) => `${file} “${title}”`)].map((each) => `${number}: ${each}`);
  });
  expect(missing).toEqual([]);
});

test('what is met names its code and its test; anything else says why', () => {
  const wrong = rows.filter(({ state, where, shown }) => {
    if (state === 'met')
      return filesIn(where).length === 0 || !filesIn(shown).some((file) => /\.(test|e2e)\.tsx?$/.test(file));
    return !['partly', 'not met', 'n/a'].includes(state ?? '') || shown.length < 10;
  });
  expect(wrong).toEqual([]);
});

test('the numbers of rows in each state are those that the page says', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(text).toContain(
    `Of ${rows.length} requirements ${['met', 'partly', 'not met', 'n/a'].map((state) => `${count(state)} are ${state}`).join(', ')}.`,
  );
});
