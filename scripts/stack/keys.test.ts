import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPasswordWeakness } from '@vitrine/content/accounts/passwords/password-weakness.ts';
import { beforeEach, expect, test } from 'vitest';
import { isStaffPasswordNew, loadKeys, siteKey } from './keys.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-keys-'));
  return () => rm(dataDir, { recursive: true });
});

test('Keys are made once and stay the same.', async () => {
  const first = await loadKeys(dataDir, {});
  expect(await loadKeys(dataDir, {})).toEqual(first);
  expect(first.PAYLOAD_SECRET).toMatch(/^[\w-]{43}$/);
});

test('The file of keys is for its owner alone.', async () => {
  await loadKeys(dataDir, {});
  expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
});

test('A key from the environment wins and leaves the kept one as it was.', async () => {
  const kept = await loadKeys(dataDir, {});
  expect((await loadKeys(dataDir, { CONTENT_API_KEY: 'from outside' })).CONTENT_API_KEY).toBe('from outside');
  expect(await loadKeys(dataDir, {})).toEqual(kept);
});

test('A key that an older file lacks is added, and the others are kept.', async () => {
  await writeFile(join(dataDir, 'keys.json'), JSON.stringify({ PAYLOAD_SECRET: 'old' }));
  const keys = await loadKeys(dataDir, {});
  expect(keys.PAYLOAD_SECRET).toBe('old');
  expect(keys.STAFF_PASSWORD).not.toBe('');
});

test('A damaged file is told in one sentence.', async () => {
  await writeFile(join(dataDir, 'keys.json'), '{"PAYLOAD');
  await expect(loadKeys(dataDir, {})).rejects.toThrow(/keys\.json is damaged: [^\n]+$/);
});

test('The staff password is new until it is made, and never when it was given.', async () => {
  expect(await isStaffPasswordNew(dataDir, {})).toBe(true);
  expect(await isStaffPasswordNew(dataDir, { STAFF_PASSWORD: 'given' })).toBe(false);
  await loadKeys(dataDir, {});
  expect(await isStaffPasswordNew(dataDir, {})).toBe(false);
});

test('A staff password from the environment that is too weak is refused in one sentence, and a made one never.', async () => {
  for (const STAFF_PASSWORD of ['abc', 'password1234', 'direction2026']) {
    const env = { STAFF_EMAIL: 'direction@example.ca', STAFF_PASSWORD };
    await expect(loadKeys(dataDir, env)).rejects.toThrow(/^STAFF_PASSWORD cannot be used\. [^\n]+$/);
  }
  const env = { STAFF_PASSWORD: 'cheval agrafe pile' };
  expect((await loadKeys(dataDir, env)).STAFF_PASSWORD).toBe('cheval agrafe pile');
  expect(await findPasswordWeakness((await loadKeys(dataDir, {})).STAFF_PASSWORD, {})).toBeNull();
});

test('Every site has a key of its own, the same each time.', async () => {
  const keys = await loadKeys(dataDir, {});
  expect(siteKey(keys, '1')).toBe(siteKey(await loadKeys(dataDir, {}), '1'));
  expect(siteKey(keys, '1')).not.toBe(siteKey(keys, '2'));
});
