import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { citedRules, readRules } from './rows/read-rules.ts';

const rules = readRules(root);
const subjects = [...new Set(rules.map(({ file }) => basename(file, '.md')))];

/** The id at the beginning of a rule, which is no citation. */
const ownId = /^- \*\*[a-z]+\.\d+\*\*/gm;

const citations = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mts|mjs|css|md)$/.test(file))
  .flatMap((file) => citedRules(readText(file).replaceAll(ownId, ''), subjects).map((id) => ({ file, id })));

function readText(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return ''; // deleted, and not yet in the index
  }
}

test('the numbers of a subject follow one another, in a file with its name', () => {
  for (const subject of subjects) {
    const ids = rules.filter(({ file }) => basename(file, '.md') === subject).map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, index) => `${subject}.${index + 1}`));
  }
});

test('every citation names a rule that is in force', () => {
  const inForce = new Set(rules.filter(({ isRetired }) => !isRetired).map(({ id }) => id));
  expect(citations.length).toBeGreaterThan(700);
  expect(citations.filter(({ id }) => !inForce.has(id))).toEqual([]);
});
