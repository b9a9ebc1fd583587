import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../tests/create-test-database.ts';
import { findFreePort } from './ports.ts';
import { startPostgres } from './postgres.ts';

let dataDir: string;
const port = await findFreePort(25_432);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
  return () => rm(dataDir, { recursive: true, force: true });
});

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('What is stored is there again after a stop and a start.', async () => {
  const first = await startPostgres({ dataDir, port });
  await ask(first.url, `create table kept as select 'stored' as word`);
  await first.stop();
  const second = await startPostgres({ dataDir });
  const rows = await ask(second.url, 'select word from kept');
  await second.stop();
  expect(rows).toEqual([{ word: 'stored' }]);
  expect(second.url).toBe(first.url);
});

test('The password is readable by its owner alone.', async () => {
  expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
});

test('It listens on the loopback address alone, and writes a log that its owner alone may read.', async () => {
  const server = await startPostgres({ dataDir });
  const settings = `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets`;
  const rows = await ask(server.url, settings);
  await server.stop();
  expect(rows).toEqual([{ addresses: '127.0.0.1', sockets: '' }]);
  expect((await stat(join(dataDir, 'postgres/log'))).mode & 0o777).toBe(0o600);
});

test('A second start on the same folder joins the first server, and its stop leaves that one running.', async () => {
  const first = await startPostgres({ dataDir });
  const second = await startPostgres({ dataDir });
  await second.stop();
  const rows = await ask(second.url, 'select 1 as one');
  await first.stop();
  expect(second.url).toBe(first.url);
  expect(rows).toEqual([{ one: 1 }]);
});

test('A port that another program has taken in between is passed over.', async () => {
  const other = createServer().listen(port);
  await once(other, 'listening');
  const server = await startPostgres({ dataDir });
  const rows = await ask(server.url, 'select 1 as one');
  await server.stop();
  other.close();
  expect(Number(new URL(server.url).port)).toBeGreaterThan(port);
  expect(rows).toEqual([{ one: 1 }]);
});

test('A server that was killed leaves a lock that the next start gets over.', async () => {
  const first = await startPostgres({ dataDir });
  const pid = Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await first.stop();
  const second = await startPostgres({ dataDir });
  const rows = await ask(second.url, 'select 1 as one');
  await second.stop();
  expect(rows).toEqual([{ one: 1 }]);
});

test('A start waits for the processes that a killed server leaves behind for a moment.', async () => {
  const first = await startPostgres({ dataDir });
  const client = new pg.Client({ connectionString: first.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = Number(rows[0]?.pid);
  // A stopped process does not notice that its server is gone.
  process.kill(backend, 'SIGSTOP');
  const pid = Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await first.stop();
  const starting = startPostgres({ dataDir });
  const log = () => readFile(join(dataDir, 'postgres/log'), 'utf8');
  await expect.poll(log).toContain('still in use');
  process.kill(backend, 'SIGCONT');
  const second = await starting;
  const answer = await ask(second.url, 'select 1 as one');
  await second.stop();
  expect(answer).toEqual([{ one: 1 }]);
});

test('A lock whose process number belongs to another program by now does not hold up the start.', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => {
    stranger.kill();
  });
  const cluster = join(dataDir, 'postgres/cluster');
  await writeFile(
    join(cluster, 'postmaster.pid'),
    [stranger.pid, cluster, 1, port, '', '', '', 'ready', ''].join('\n'),
  );
  const server = await startPostgres({ dataDir });
  const rows = await ask(server.url, 'select 1 as one');
  await server.stop();
  expect(rows).toEqual([{ one: 1 }]);
});

test('A data folder that cannot be written is told in one sentence.', async () => {
  await writeFile(join(dataDir, 'a file'), '');
  await expect(startPostgres({ dataDir: join(dataDir, 'a file') })).rejects.toThrow(/^[^\n]+a file[^\n]*$/);
});

test('Every test file gets a database of its own, empty and in UTF-8.', async () => {
  const url = await createTestDatabase(inject('databaseUrl'), 'scripts own database');
  expect(await ask(url, `select current_database() as name, upper('é') as upper`)).toEqual([
    { name: 'scripts own database', upper: 'É' },
  ]);
});
