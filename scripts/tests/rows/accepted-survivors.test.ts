import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../process/repository-root.ts';
import { acceptedSurvivors, isAccepted } from './accepted-survivors.ts';
import { planBreaks } from './plan-breaks.ts';
import { readRows } from './read-rows.ts';

test('every accepted survivor is a stated value of the code as it stands', () => {
  const rows = readRows(root);
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const { breaks } = planBreaks(rows, rows, read);
  const gone = acceptedSurvivors.filter(
    (survivor) => !breaks.some((change) => change.isStated && isAccepted(survivor, change)),
  );
  expect(gone).toEqual([]);
});

test('a survivor is accepted for its line and its value alone', () => {
  const survivor = { file: 'a.ts', line: 'const a = [1, 2];', was: '1', reason: '' };
  const change = { file: 'a.ts', line: 3, lineText: 'const a = [1, 2];', start: 9, end: 10, was: '1', becomes: '2' };
  expect(isAccepted(survivor, change)).toBe(true);
  expect(isAccepted(survivor, { ...change, was: '2' })).toBe(false);
  expect(isAccepted(survivor, { ...change, lineText: 'const a = [1, 3];' })).toBe(false);
});
