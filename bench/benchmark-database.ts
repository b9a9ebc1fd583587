import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import { demoMasters } from '@vitrine/demo/listings/listing-pictures.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { onStop } from '../scripts/process/child-processes.ts';
import { startPostgres } from '../scripts/stack/postgres.ts';
import { createTestDatabase } from '../scripts/tests/create-test-database.ts';

const { micrositeId, siteKey } = agencySite.core;

/** Headers of a request of the website for the agency's site; it asks for uncompressed answers. */
export const callHeaders = { 'accept-encoding': 'identity', 'content-language': 'fr', 'x-site-key': siteKey };

/** Returns the address of `GET properties` of a core. */
export const propertiesUrl = (origin: string, query: string): string =>
  `${origin}/api/swc/${micrositeId}/properties?${query}`;

/** Creates a folder that is removed when the benchmark ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a PostgreSQL with the settings of `npm start`, which stops when the benchmark ends. Resolves to its address. */
export async function startBenchmarkServer(): Promise<string> {
  const server = await startPostgres({ dataDir: await temporaryFolder(), port: 4420 });
  onStop(server.stop);
  return server.url;
}

/** Creates a database with `count` listings of the demo. `seconds` is the time of the import. */
export async function createFilledDatabase(
  serverUrl: string,
  count: number,
): Promise<{ databaseUrl: string; seconds: number }> {
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
