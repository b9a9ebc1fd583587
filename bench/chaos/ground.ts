import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../../core/test/mail-server.ts';
import { onStop } from '../../scripts/process/child-processes.ts';
import { root } from '../../scripts/process/repository-root.ts';
import { allocatePort } from '../../scripts/stack/ports.ts';
import { type PostgresPair, startPostgresPair } from '../../scripts/stack/postgres-pair.ts';
import { startDatabaseProxy } from '../../scripts/tests/database-proxy.ts';
import { allocatePorts, forBrowserTests, type Stack, startStack } from '../../scripts/tests/start-stack.ts';
import { temporaryFolder } from '../benchmark-database.ts';
import { MailLedger } from '../leads/mail-ledger.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { mountSmallDisk } from './small-disk.ts';

type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

/** The production stack with something between all of its parts that can break. */
export interface Ground {
  stack: Stack;
  content: FaultProxy;
  core: FaultProxy;
  /** A primary and a replica, reached by the parts through the proxies alone. */
  database: PostgresPair & { cluster: string; replicaCluster: string; primary: DatabaseProxy; replica: DatabaseProxy };
  mails: MailServer;
  ledger: MailLedger;
  /** Folders of the parts' files and of the clusters, each a small disk of its own; null where no disk can be mounted. */
  disks: { data: string; database: string } | null;
  /** Shifts the clocks of all parts; that of the database stays. */
  setClock(shiftMs: number): Promise<void>;
  /** Time by the clock of the parts. */
  now(): Date;
}

const mebibyte = 1024 * 1024;

export async function prepareGround(): Promise<Ground> {
  const [data, clusters] = [await temporaryFolder(), await temporaryFolder()];
  const isMounted = (await mountSmallDisk(data, 1024 * mebibyte)) && (await mountSmallDisk(clusters, 2048 * mebibyte));
  const database = await startDatabase(clusters);
  // The stack removes its folder at the end, and a mounted one cannot be removed.
  const dataDir = join(data, 'data');
  await mkdir(dataDir);
  const ledger = new MailLedger();
  const mails = await startMailServer({ take: (mail) => ledger.note(mail) });
  const ports = await allocatePorts();
  const content = await startFaultProxy(ports.content, await allocatePort());
  const core = await startFaultProxy(ports.core, await allocatePort());
  onStop(async () => {
    await Promise.all([content.stop(), core.stop()]);
  });
  const clock = join(await temporaryFolder(), 'clock');
  const stack = await startStack({
    admin: false,
    ports,
    dataDir,
    env: {
      ...forBrowserTests.env,
      // Each visitor has an address of their own, which the website believes as if a proxy had named it.
      TRUST_PROXY: '1',
      PAGE_CACHE_SECONDS: '2',
      DATABASE_URL: database.primary.url,
      DATABASE_READ_URLS: database.replica.url,
      CONTENT_URL: `http://127.0.0.1:${content.port}`,
      CORE_URL: `http://127.0.0.1:${core.port}`,
      SMTP_URL: mails.url,
      MAIL_FROM: 'no-reply@vitrine.example',
      NODE_OPTIONS: `--import=${join(root, 'bench/chaos/clock-preload.ts')}`,
      CHAOS_CLOCK: clock,
    },
  });
  onStop(stack.stop);
  let shift = 0;
  return {
    ...{ stack, content, core, database, mails, ledger },
    disks: isMounted ? { data, database: clusters } : null,
    now: () => new Date(Date.now() + shift),
    async setClock(shiftMs) {
      shift = shiftMs;
      await writeFile(clock, String(shiftMs));
    },
  };
}

async function startDatabase(dataDir: string): Promise<Ground['database']> {
  const pair = await startPostgresPair({
    dataDir,
    ports: { primary: await allocatePort(), replica: await allocatePort() },
    // The logs of changes would fill the small disk.
    settings: { max_wal_size: '128MB', wal_keep_size: '64MB' },
  });
  onStop(pair.stop);
  const primary = await startDatabaseProxy(pair.primaryUrl);
  const replica = await startDatabaseProxy(pair.replicaUrl);
  const clusterOf = (name: string) => join(dataDir, name, 'postgres/cluster');
  return { ...pair, cluster: clusterOf('primary'), replicaCluster: clusterOf('replica'), primary, replica };
}
