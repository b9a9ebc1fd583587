import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../tests/create-test-database.ts';
import { loadKeys } from './keys.ts';
import type { StackContext } from './parts.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readSettings } from './settings.ts';
import { openStackState } from './stack-state.ts';

async function contextOf(name: string): Promise<StackContext> {
  const databaseUrl = await createTestDatabase(inject('databaseUrl'), name);
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-seed-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const settings = readSettings({ DATA_DIR: dataDir });
  return { settings, keys: await loadKeys(settings.dataDir, {}), databaseUrl, hasDemoListings: true };
}

/** Starts once, and returns the flags of the seeds that ran. The seed with `cut` is stopped before its end. */
async function seedsOf(context: StackContext, cut?: string): Promise<string[]> {
  const seeds: string[] = [];
  const seed = async (_: StackContext, flags: string[]) => {
    seeds.push(flags.join(' '));
    if (flags.join(' ') === cut) throw new Error('cut');
  };
  await prepareDatabase(context, { demo: true }, seed).catch(() => undefined);
  return seeds;
}

test('a first seed that was cut is repeated at the next start, and a complete one is not', async () => {
  const context = await contextOf('first_seed');
  expect(await seedsOf(context, '--migrate-only')).toEqual(['--migrate-only']);
  expect(await seedsOf(context, '')).toEqual(['--migrate-only', '']);
  expect(await seedsOf(context)).toEqual(['']);
  expect(await seedsOf(context)).toEqual([]);
});

test('a demo of a version without the server of listings gets its source once', async () => {
  const context = await contextOf('older_demo');
  await seedsOf(context, '');
  const state = await openStackState(context.databaseUrl);
  await state.write('demo', '2026-01-01T00:00:00.000Z');
  await state.close();
  expect(await seedsOf(context, '--server-only')).toEqual(['--server-only']);
  expect(await seedsOf(context)).toEqual(['--server-only']);
  expect(await seedsOf(context)).toEqual([]);
});
