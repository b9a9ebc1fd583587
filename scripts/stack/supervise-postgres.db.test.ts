import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from './ports.ts';
import { readPostmaster } from './postmaster.ts';
import { supervisePostgres } from './supervise-postgres.ts';

let dataDir: string;
const port = await findFreePort(25_532);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-supervised-postgres-'));
  return () => rm(dataDir, { recursive: true, force: true });
});

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = () => readPostmaster(join(dataDir, 'postgres/cluster'));

test('A server that is killed is started again at its address, with what was stored, and says so.', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const { url, stop } = await supervisePostgres({ dataDir, port });
  await ask(url, `create table kept as select 'stored' as word`);
  for (const _ of [1, 2]) {
    const killed = await postmaster();
    process.kill(Number(killed?.pid), 'SIGKILL');
    await expect.poll(() => ask(url, 'select word from kept').catch(() => null)).toEqual([{ word: 'stored' }]);
    expect((await postmaster())?.pid).not.toBe(killed?.pid);
  }
  await stop();
  vi.restoreAllMocks();
  // An intended stop is not reported as a failure, and the server is not restarted.
  expect(lines.map((line) => line.replace(/\S+log/, 'LOG').trim())).toEqual([
    '! PostgreSQL ended by SIGKILL and is started again in 1 s; why is in LOG.1.',
    '! PostgreSQL ended by SIGKILL and is started again in 2 s; why is in LOG.1.',
  ]);
  expect(await postmaster()).toBeNull();
  await expect(readFile(join(dataDir, 'postgres/log.1'), 'utf8')).resolves.toContain('ready to accept connections');
});
