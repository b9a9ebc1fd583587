import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFreePort } from '../../scripts/stack/ports.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/stack/postgres.ts';
import { site, siteKey } from '../test/core-fixture.ts';
import { addressOf, type Program, startProgram, waitForLogLine } from '../test/core-programs.ts';
import { startMailServer } from '../test/mail-server.ts';
import { messageOf } from '../test/message-fixture.ts';
import { connect } from './db/connect.ts';
import { migrateCore } from './migrate-core.ts';
import { upsertCoreSite } from './sites/upsert-site.ts';

// A small version of `npm run bench -- --suite leads`.

let dataDir: string;
let port: number;
let postgres: RunningPostgres;
const running: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-lead-durability-'));
  port = await findFreePort(3110);
  postgres = await startPostgres({ dataDir, port });
  await migrateCore(postgres.url);
  await upsertCoreSite(postgres.url, site);
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (program: Program, env: Record<string, string>) => {
  const child = startProgram(program, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...env });
  running.push(child);
  return child;
};

/** Kills PostgreSQL, which loses everything not yet on disk, and starts it again. */
async function restartPostgres(): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  await postgres.stop();
  postgres = await startPostgres({ dataDir, port });
}

/**
 * Sends a lead as the website does: retries under the same key until core acknowledges it. Any failure other than 503
 * is an error.
 */
function leave(address: string, lead: number): Promise<string> {
  const fields = messageOf({ email: `v${lead}@example.ca`, message: `Bonjour ${lead}` });
  const headers = { 'x-site-key': siteKey, 'x-forwarded-for': `192.0.2.${lead}`, 'idempotency-key': `key-${lead}` };
  return vi.waitFor(
    async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const answer = await fetch(`${address}/api/swc/m-1/contact`, { method: 'POST', headers, body });
      statuses.add(answer.status);
      expect(answer.status).toBe(200);
      return (await answer.json()).id;
    },
    { timeout: 20_000, interval: 100 },
  );
}
const statuses = new Set<number>();
const leaveTen = (address: string, from: number) =>
  Promise.all(Array.from({ length: 10 }, (_, index) => leave(address, from + index)));

test('every acknowledged lead is one row and one mail a reader, whatever is killed or away meanwhile', async () => {
  const { database, close } = connect(postgres.url, { statementTimeout: 5000, connections: 1 });
  await sql`update core_queue.queue set retry_delay = 0, retry_backoff = false, heartbeat_seconds = 1`.execute(
    database,
  );
  const mails = await startMailServer({ faults: ['refuse', 'drop', 'refuse'] });
  const address = await addressOf(run('main.ts', {}));
  const worker = () => run('worker-main.ts', { SMTP_URL: mails.url });

  const first = worker();
  const ids = await leaveTen(address, 0);
  await mails.untilReceived(1);
  first.kill('SIGKILL');
  await sql`update core_queue.queue set monitor_on = null`.execute(database);
  const second = worker();
  await waitForLogLine(second, 'The worker is ready');
  const [more] = await Promise.all([leaveTen(address, 10), restartPostgres()]);
  await mails.goDown();
  ids.push(...more, ...(await leaveTen(address, 20)));
  await waitForLogLine(second, 'The mail server is unavailable');
  await mails.comeUp();

  const rows = await database.selectFrom('lead').select('id').execute();
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const expected = ids.flatMap((id) =>
    ['broker', 'confirmation'].map((kind) => `<lead.${id}.${kind}@localhost.localdomain>`),
  );
  // Duplicates of a mail have the same Message-ID.
  const received = () => [...new Set(mails.received.map(({ raw }) => /^Message-ID:\s*(\S+)/m.exec(raw)?.[1]))];
  await vi.waitFor(() => expect(received().sort()).toEqual(expected.sort()), { timeout: 40_000, interval: 100 });
  await close();
}, 90_000);
