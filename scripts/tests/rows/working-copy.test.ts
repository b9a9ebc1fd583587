import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeWorkingCopy } from './working-copy.ts';

function makeRepository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-repository-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a break changes the copy alone, and is taken back', () => {
  const repository = makeRepository({
    '.gitignore': 'node_modules\nbuild\n',
    'a.ts': 'const limit = 5;\n',
    'build/a.js': '',
    'node_modules/@vitrine/core/package.json': '{}',
    'node_modules/.vite/cache.json': '{}',
  });
  const copy = makeWorkingCopy(repository);
  onTestFinished(() => rmSync(copy.root, { recursive: true }));
  const change = { file: 'a.ts', line: 1, lineText: 'const limit = 5;', start: 14, end: 15, was: '5', becomes: '6' };
  const read = () => [repository, copy.root].map((root) => readFileSync(join(root, 'a.ts'), 'utf8'));

  copy.apply(change);
  expect(read()).toEqual(['const limit = 5;\n', 'const limit = 6;\n']);
  copy.restore(change);
  expect(read()).toEqual(['const limit = 5;\n', 'const limit = 5;\n']);
  const copied = ['node_modules/@vitrine/core/package.json', 'build/a.js', 'node_modules/.vite'];
  expect(copied.map((path) => existsSync(join(copy.root, path)))).toEqual([true, false, false]);
});
