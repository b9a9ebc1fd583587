import { join } from 'node:path';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { onStop } from '../../scripts/process/child-processes.ts';
import { startPostgres } from '../../scripts/stack/postgres.ts';
import { readPostmaster } from '../../scripts/stack/postmaster.ts';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import { temporaryFolder } from '../benchmark-database.ts';

export interface LeadDatabase {
  databaseUrl: string;
  /**
   * Shuts PostgreSQL down immediately, which loses everything not yet on disk, and starts it again at the same address. Resolves
   * to the downtime, s.
   */
  restartAtOnce(): Promise<number>;
}

/**
 * Starts a PostgreSQL with the settings of `npm start` and creates the demo's agency in it. It is removed when the benchmark
 * ends.
 */
export async function startLeadDatabase(): Promise<LeadDatabase> {
  const dataDir = await temporaryFolder();
  let server = await startPostgres({ dataDir, port: 4420 });
  onStop(() => server.stop());
  const port = Number(new URL(server.url).port);
  const databaseUrl = await createTestDatabase(server.url, 'bench_leads');
  await migrateCore(databaseUrl);
  await upsertCoreSite(databaseUrl, agencySite.core);
  return {
    databaseUrl,
    async restartAtOnce() {
      const start = performance.now();
      const postmaster = await readPostmaster(join(dataDir, 'postgres/cluster'));
      if (!postmaster) throw new Error('There is no PostgreSQL to restart.');
      process.kill(postmaster.pid, 'SIGQUIT');
      await server.stop();
      server = await startPostgres({ dataDir, port });
      return (performance.now() - start) / 1000;
    },
  };
}
