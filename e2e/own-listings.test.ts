import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Numbers of the listings that browser files add. */
const addedNumber = /\b97\d{6}\b/g;

test('no two browser files add the same listing, because they run at the same time', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname });
  const uses = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...new Set(text.match(addedNumber))].map((number) => ({ file, number }));
  });
  const filesOf = Object.groupBy(uses, ({ number }) => number);
  const shared = Object.entries(filesOf).flatMap(([number, sharing = []]) =>
    sharing.length > 1 ? `${number}: ${sharing.map(({ file }) => file).join(', ')}` : [],
  );
  expect(uses.length).toBeGreaterThan(10);
  expect(shared).toEqual([]);
});
