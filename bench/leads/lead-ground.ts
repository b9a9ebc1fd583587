import { join } from 'node:path';
import { migrateCore } from '@vitrine/core/db/migrate.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { onStop } from '../../scripts/process/child-processes.ts';
import { startPostgres } from '../../scripts/stack/postgres.ts';
import { readPostmaster } from '../../scripts/stack/postmaster.ts';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import { temporaryFolder } from '../search-ground.ts';

export interface LeadGround {
  databaseUrl: string;
  /** PostgreSQL's immediate shutdown, which loses whatever is not on disk, and a start at the same address. Resolves to the time in between, s. */
  restartAtOnce(): Promise<number>;
}

/** A PostgreSQL of its own, with the settings of `npm start`, and in it the demo's agency. Gone at the end. */
export async function startLeadGround(): Promise<LeadGround> {
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
