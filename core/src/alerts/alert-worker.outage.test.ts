import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createCoreDatabase } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings } from '../listings/import-listings.ts';

let databaseUrl: string;
let connection: Connection;
let post: MailServer;
const running: ChildProcess[] = [];

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_alert_worker');
  connection = connect(databaseUrl, { statementTimeout: 5000, connections: 2 });
  post = await startMailServer();
});
afterAll(async () => {
  await connection.close();
  await post.goDown();
});
afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [join(import.meta.dirname, '../worker-main.ts')], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      SMTP_URL: post.url,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  running.push(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

const visitors = Array.from({ length: 20 }, (_, index) => `visitor-${index}@example.ca`);

const addAlerts = () =>
  connection.database
    .insertInto('alert')
    .values(
      visitors.map((email, index) => ({
        microsite_id: 'm-1',
        token: String(index).padStart(43, '0'),
        status: 'active' as const,
        locale: 'fr' as const,
        email,
        municipality_codes: ['66023'],
        municipalities: ['Montréal'],
        unknown_municipalities: [],
      })),
    )
    .execute();

/** Waits until the worker has recorded every match, and makes the mails due at once. */
const untilDue = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        update alert set waiting_since = now() - interval '1 minute' where waiting = 5 returning id`.execute(
        connection.database,
      );
      expect(rows).toHaveLength(visitors.length);
    },
    { timeout: 20_000, interval: 50 },
  );

const untilSent = () =>
  vi.waitFor(
    async () => {
      const mails = await connection.database.selectFrom('alert_mail').select('sent_at').execute();
      expect(mails.filter(({ sent_at }) => sent_at)).toHaveLength(visitors.length);
    },
    { timeout: 60_000, interval: 200 },
  );

/** Returns a header, unfolded. */
const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(raw.replace(/\r\n[ \t]/g, ' '))?.[1]?.trim();

test('however often the worker is killed, every visitor gets one mail with all that is new', async () => {
  await addAlerts();
  const first = startWorker();
  await importListings(
    databaseUrl,
    [1, 2, 3, 4, 5].map((last) => listingOf({ ListingKey: `1000000${last}` })),
  );
  await untilDue();
  await post.untilReceived(1);
  await kill(first);
  const second = startWorker();
  await post.untilReceived(4);
  await kill(second);
  const third = startWorker();
  await untilSent();
  third.kill('SIGTERM');
  expect(await once(third, 'exit')).toEqual([0, null]);

  // A mail may be sent just before a kill and again after it: mail programs show the two as one.
  const mails = new Map(post.received.map(({ raw, to }) => [headerOf(raw, 'Message-ID'), { raw, to: to[0] }]));
  expect([...mails.values()].map(({ to }) => to).sort()).toEqual(visitors.toSorted());
  for (const { raw } of mails.values()) {
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  }
  expect(await connection.database.selectFrom('alert').select('matches').where('matches', '<>', 5).execute()).toEqual(
    [],
  );
}, 120_000);
