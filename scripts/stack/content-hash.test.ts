import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hashInputs } from './content-hash.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-hash-'));
  await mkdir(join(root, 'website/app'), { recursive: true });
  await mkdir(join(root, 'website/build'));
  await writeFile(join(root, 'website/app/entry.client.tsx'), 'one');
  await writeFile(join(root, 'package-lock.json'), '{}');
  return () => rm(root, { recursive: true });
});

const hash = () => hashInputs(root, ['website', 'package-lock.json', 'missing']);

test('The hash is the same while nothing changes.', async () => {
  expect(await hash()).toBe(await hash());
});

test('A changed byte, a new file, a new name and the lock file each change the hash.', async () => {
  const hashes = [await hash()];
  await writeFile(join(root, 'website/app/entry.client.tsx'), 'two');
  hashes.push(await hash());
  await writeFile(join(root, 'website/app/new.ts'), '');
  hashes.push(await hash());
  await rename(join(root, 'website/app/new.ts'), join(root, 'website/app/renamed.ts'));
  hashes.push(await hash());
  await writeFile(join(root, 'package-lock.json'), '{ }');
  hashes.push(await hash());
  expect(new Set(hashes).size).toBe(5);
});

test('Tests and what a build has made do not count.', async () => {
  const before = await hash();
  await writeFile(join(root, 'website/app/root.test.tsx'), 'test');
  await writeFile(join(root, 'website/build/server.js'), 'made');
  expect(await hash()).toBe(before);
});
