import { mkdir, mkdtemp, rm, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isInstalled } from './installed-tree.mjs';

let root: string;

const packages = {
  '': { name: 'sample' },
  core: { name: '@sample/core', version: '1.0.0' },
  'core/node_modules/altcha-lib': { version: '2.0.0' },
  'node_modules/@sample/core': { resolved: 'core', link: true },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};
const folders = ['', 'core', 'core/node_modules/altcha-lib', 'node_modules/zod'];

async function write(path: string, value: unknown): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true });
  await writeFile(join(root, path), JSON.stringify(value));
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-installed-tree-'));
  for (const folder of folders) await write(join(folder, 'package.json'), {});
  await mkdir(join(root, 'node_modules/@sample'));
  await symlink('../../core', join(root, 'node_modules/@sample/core'));
  await write('package-lock.json', { packages });
  const { '': _, ...installed } = packages;
  await write('node_modules/.package-lock.json', { packages: installed });
  return () => rm(root, { recursive: true });
});

test('A whole tree is installed, also without a package for another system.', () => {
  expect(isInstalled(root)).toBe(true);
});

test('A checkout that only touches the lock file leaves the tree installed.', async () => {
  await utimes(join(root, 'package-lock.json'), new Date('2100-01-01'), new Date('2100-01-01'));
  expect(isInstalled(root)).toBe(true);
});

test.each([
  ['a package of the root', 'node_modules/zod'],
  ['a package of a workspace', 'core/node_modules/altcha-lib'],
  ['every package', 'node_modules'],
])('A tree without %s is not installed.', async (_, path) => {
  await rm(join(root, path), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test('A tree without the link to a workspace is not installed.', async () => {
  await unlink(join(root, 'node_modules/@sample/core'));
  expect(isInstalled(root)).toBe(false);
});

test('A tree of another lock file is not installed.', async () => {
  await write('package-lock.json', { packages: { ...packages, 'node_modules/zod': { version: '4.1.0' } } });
  await utimes(join(root, 'package-lock.json'), new Date('2100-01-01'), new Date('2100-01-01'));
  expect(isInstalled(root)).toBe(false);
});
