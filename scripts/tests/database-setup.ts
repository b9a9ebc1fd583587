import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../stack/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Starts one temporary PostgreSQL for the run. Global setup of the vitest projects on PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-database-'));
  // The data does not outlive the run, so it need not reach the disk. The files of all workers share the server, each with several pools.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };
  const server = await startPostgres({ dataDir, port: 15432, settings });
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    // A failure here would fail the run.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
