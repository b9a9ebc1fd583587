import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describeFailure, diskFullSentence, PlainError } from '../process/plain-error.ts';
import { stopGroup } from '../process/process-group.ts';
import { unwatchGroup, watchGroup } from '../process/watchdog-client.ts';
import { findFreePort } from './ports.ts';
import { findBinaries, type PostgresUser, postgresUser, runAs } from './postgres-binaries.ts';
import { readPostmaster, removeForeignLock } from './postmaster.ts';
import { openPrivateFile, rotateLog } from './private-files.ts';
import { type FollowedRun, followEnd, type Run } from './supervise.ts';

const usualPort = 5432;
const startLimitMs = 60_000;
const stopLimitMs = 30_000;

export interface PostgresOptions {
  /** Data, password, port and log are kept in `dataDir/postgres`. */
  dataDir: string;
  /** The port to try first; by default that of the last start, else 5432. The next free port is used and stored. */
  port?: number;
  /** Settings of postgresql.conf for this run, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
}

export interface RunningPostgres extends Run {
  url: string;
  /** Stops the server that this call started; one that was already running is left running. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of this data folder, making the cluster on first use, or uses the server that already runs on it.
 * Throws a PlainError when the disk is full, the folder cannot be written or the server does not come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const home = resolve(options.dataDir, 'postgres');
  try {
    await mkdir(home, { recursive: true });
    const password = await loadPassword(home);
    const running = await readPostmaster(join(home, 'cluster'));
    // The process that started the server notices its end.
    if (running) return { url: addressOf(password, running.port), ended: new Promise(() => {}), stop: async () => {} };
    return await startOwn(home, password, options);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(describeFailure(error, home), { cause: error });
  }
}

async function startOwn(home: string, password: string, options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = join(home, 'cluster');
  const binaries = await findBinaries();
  const user = postgresUser();
  if (!(await exists(join(cluster, 'PG_VERSION')))) await initialise(home, password, binaries.initdb, user);
  await removeForeignLock(cluster);
  const port = await findFreePort(options.port ?? (await rememberedPort(home)) ?? usualPort);
  await writeFile(join(home, 'port'), String(port));
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [...runAs(user, binaries.postgres, [cluster]), '-D', cluster, '-p', String(port), ...flags];
  const deadline = Date.now() + startLimitMs;
  await rotateLog(join(home, 'log'));
  let server = await launch(command, home);
  while ((await untilReady(server, cluster, home, deadline)) === 'memory in use') {
    await delay(100);
    server = await launch(command, home);
  }
  const { child, run } = server;
  child.unref();
  const { pid } = child;
  if (pid) void run.ended.then(() => unwatchGroup(pid));
  return { url: addressOf(password, port), ended: run.ended, stop: () => stopServer(child) };
}

interface Server {
  child: ChildProcess;
  run: FollowedRun;
}

async function launch([program = '', ...args]: string[], home: string): Promise<Server> {
  const log = await openPrivateFile(join(home, 'log'), 'w');
  // A process group of its own keeps Ctrl-C from the database until the services have stopped.
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const run = followEnd(child);
  await log.close();
  if (child.pid) watchGroup(child.pid, 'SIGINT', stopLimitMs);
  return { child, run };
}

async function initialise(home: string, password: string, initdb: string, user: PostgresUser | null): Promise<void> {
  // Created in a temporary folder and renamed, so that an interrupted first start leaves no incomplete cluster.
  const draft = await mkdtemp(join(home, 'draft-'));
  const passwordFile = join(home, `password-for-${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user) await Promise.all([draft, passwordFile].map((path) => chown(path, user.uid, user.gid)));
    const [command = '', ...rest] = runAs(user, initdb, [draft]);
    // The built-in locale sorts equally on every machine.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(command, [...rest, `--pgdata=${draft}`, ...locale, ...login], home);
    await rename(draft, join(home, 'cluster'));
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

async function run(command: string, args: string[], home: string): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const code = await new Promise<number | null>((settle, fail) => child.once('error', fail).once('close', settle));
  if (code !== 0) throw new PlainError(explain(errors, home));
}

/**
 * Waits until the server is ready, or ends because processes of a killed server still use its shared memory: they notice only after a
 * moment that their server is gone.
 */
async function untilReady(
  { child, run }: Server,
  cluster: string,
  home: string,
  deadline: number,
): Promise<'ready' | 'memory in use'> {
  while (!(await readPostmaster(cluster))?.ready) {
    const isLate = Date.now() > deadline;
    if (run.reason !== null) {
      if (child.pid) unwatchGroup(child.pid);
      const log = await readFile(join(home, 'log'), 'utf8');
      if (log.includes('pre-existing shared memory block') && !isLate) return 'memory in use';
      throw new PlainError(explain(log, home));
    }
    if (isLate) {
      await stopServer(child);
      throw new PlainError(
        `PostgreSQL did not come up within ${startLimitMs / 1000} s; its log is ${join(home, 'log')}.`,
      );
    }
    await delay(20);
  }
  return 'ready';
}

async function stopServer({ pid }: ChildProcess): Promise<void> {
  if (!pid) return;
  // SIGINT is PostgreSQL's fast shutdown: open sessions end, everything committed is on disk.
  await stopGroup(pid, 'SIGINT', stopLimitMs);
  unwatchGroup(pid);
}

async function loadPassword(home: string): Promise<string> {
  const file = join(home, 'password');
  if (!(await exists(file))) await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return (await readFile(file, 'utf8')).trim();
}

async function rememberedPort(home: string): Promise<number | null> {
  const port = Number(await readFile(join(home, 'port'), 'utf8').catch(() => ''));
  return port > 0 ? port : null;
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}

function explain(errors: string, home: string): string {
  if (/no space left on device|disk quota/i.test(errors)) return diskFullSentence(home);
  const fatal = errors.match(/(?:FATAL|PANIC|error): +(.+)/)?.[1] ?? errors.trim().split('\n').at(-1);
  return `PostgreSQL did not start in ${home}: ${fatal || 'it gave no reason'}.`;
}

function addressOf(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
