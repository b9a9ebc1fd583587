import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PostgresOptions, startPostgres } from './postgres.ts';

export interface PostgresPair {
  primaryUrl: string;
  replicaUrl: string;
  stopPrimary(): Promise<void>;
  /** Starts the primary again after a stop, at the same address. */
  startPrimary(): Promise<void>;
  /** Starts the replica again after its end, at the same address. */
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

interface PairOptions {
  /** Empty folder that holds both clusters. */
  dataDir: string;
  /** Ports to try first. */
  ports: { primary: number; replica: number };
  settings: Record<string, string>;
}

/**
 * Starts a primary and a streaming replica, for tests and measurements. The embedded binaries lack pg_basebackup, so the
 * replica begins as a copy of the stopped primary.
 */
export async function startPostgresPair({ dataDir, ports, settings }: PairOptions): Promise<PostgresPair> {
  const [first, second] = [join(dataDir, 'primary'), join(dataDir, 'replica')];
  const options: PostgresOptions = { dataDir: first, port: ports.primary, settings };
  const draft = await startPostgres(options);
  await draft.stop();
  await mkdir(second);
  // `cp -a` keeps the owner, on which PostgreSQL insists; node:fs does not.
  await promisify(execFile)('cp', ['-a', join(first, 'postgres'), second]);
  await writeFile(join(second, 'postgres/cluster/standby.signal'), '');
  let primary = await startPostgres(options);
  const { hostname, port, username, password } = new URL(primary.url);
  const replicaOptions: PostgresOptions = {
    dataDir: second,
    port: ports.replica,
    settings: {
      ...settings,
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
      wal_retrieve_retry_interval: '100ms',
    },
  };
  let replica = await startPostgres(replicaOptions);
  const replicaUrl = replica.url;
  return {
    primaryUrl: primary.url,
    replicaUrl,
    stopPrimary: () => primary.stop(),
    startPrimary: async () => {
      primary = await startPostgres({ ...options, port: Number(port) });
    },
    startReplica: async () => {
      replica = await startPostgres({ ...replicaOptions, port: Number(new URL(replicaUrl).port) });
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}
