import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateCore } from '@vitrine/core/db/migrate.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import { demoMasters } from '@vitrine/demo/listings/listing-pictures.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { onStop } from '../scripts/process/child-processes.ts';
import { startPostgres } from '../scripts/stack/postgres.ts';
import { createTestDatabase } from '../scripts/tests/create-test-database.ts';

const { micrositeId, siteKey } = agencySite.core;

/** What a call of the agency's site carries, from a caller that takes gzip. */
export const callHeaders = { 'accept-encoding': 'gzip', 'content-language': 'fr', 'x-site-key': siteKey };

/** `GET properties` of a core. */
export const propertiesUrl = (origin: string, query: string): string =>
  `${origin}/api/swc/${micrositeId}/properties?${query}`;

/** A folder that is removed at the end. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A PostgreSQL of its own, with the settings of `npm start`; gone at the end. Resolves to its address. */
export async function startGround(): Promise<string> {
  const server = await startPostgres({ dataDir: await temporaryFolder(), port: 4420 });
  onStop(server.stop);
  return server.url;
}

/** A database of so many listings of the demo, and how long they took to come in, in seconds. */
export async function fillGround(serverUrl: string, count: number): Promise<{ databaseUrl: string; seconds: number }> {
  const databaseUrl = await createTestDatabase(serverUrl, `bench_${count}`);
  return { databaseUrl, seconds: await fillDatabase(databaseUrl, count) };
}

export async function fillDatabase(databaseUrl: string, count: number): Promise<number> {
  await migrateCore(databaseUrl);
  await upsertCoreSite(databaseUrl, agencySite.core);
  const start = performance.now();
  await importListings(databaseUrl, generateListings({ count, seed: 1, picturesFor: demoMasters }));
  return (performance.now() - start) / 1000;
}
