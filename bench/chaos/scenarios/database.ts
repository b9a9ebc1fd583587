import pg from 'pg';
import { readPostmaster } from '../../../scripts/stack/postmaster.ts';
import type { Ground } from '../ground.ts';
import type { Scenario } from '../scenario.ts';

const nothing = async () => undefined;
const applicationName = 'vitrine-chaos';

/** Ends the primary by a signal: SIGQUIT loses what is not on disk, SIGKILL leaves its processes to notice. */
export async function signalPrimary({ database }: Ground, signal: NodeJS.Signals): Promise<void> {
  const postmaster = await readPostmaster(database.cluster);
  if (!postmaster) throw new Error('No primary runs.');
  process.kill(postmaster.pid, signal);
}

export async function restartPrimary({ database }: Ground): Promise<void> {
  await database.stopPrimary();
  await database.startPrimary();
}

/** Connections that keep all others out. */
let hoard: pg.Client[] = [];

async function connected(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => null,
  );
}

async function takeAllConnections({ database }: Ground): Promise<void> {
  const first = await connected(database.primaryUrl);
  if (!first) throw new Error('The primary takes no connection.');
  hoard.push(first);
  await first.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`,
    [applicationName],
  );
  for (let next = await connected(database.primaryUrl); next; next = await connected(database.primaryUrl)) {
    hoard.push(next);
  }
}

async function releaseConnections(): Promise<void> {
  await Promise.all(hoard.map((client) => client.end().catch(() => undefined)));
  hoard = [];
}

async function onReplica({ database }: Ground, statement: string): Promise<void> {
  const client = await connected(database.replicaUrl);
  await client?.query(statement);
  await client?.end();
}

export const databaseScenarios: Scenario[] = [
  {
    group: 'database',
    name: 'stopped',
    begin: ({ database }) => database.stopPrimary(),
    end: ({ database }) => database.startPrimary(),
  },
  {
    group: 'database',
    name: 'restarted at once',
    async begin(ground) {
      await signalPrimary(ground, 'SIGQUIT');
      await restartPrimary(ground);
    },
    end: nothing,
  },
  { group: 'database', name: 'connections exhausted', begin: takeAllConnections, end: releaseConnections },
  {
    group: 'database',
    name: 'replica cut',
    begin: ({ database }) => database.replica.stop(),
    end: ({ database }) => database.replica.start(),
  },
  {
    group: 'database',
    name: 'replica lags',
    begin: (ground) => onReplica(ground, 'select pg_wal_replay_pause()'),
    end: (ground) => onReplica(ground, 'select pg_wal_replay_resume()'),
  },
];
