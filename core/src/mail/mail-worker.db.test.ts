import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { openWorker } from '../open-worker.ts';
import { deliverLeadMail } from './deliver-lead-mail.ts';
import { createSmtpTransport, type MailTransport } from './mail-transport.ts';

const logger = pino({ level: 'silent' });
const from = 'no-reply@boreale.example';

let databaseUrl: string;
let core: ReturnType<typeof startCore>;
let connection: Connection;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_mail');
  core = startCore(databaseUrl);
  connection = connect(databaseUrl, { statementTimeout: 5000, connections: 2 });
  // Jobs take their patience from the queue: here they come back at once.
  await sql`update core_queue.queue set retry_delay = 0, retry_backoff = false`.execute(connection.database);
});
afterAll(() => Promise.all([core.close(), connection.close()]));

const newLead = async (message: string) => (await (await core.post(messageOf({ message }))).json()).id as string; // as the wire says

test('mails leave once each, however often the mail server refuses or drops them at first', async () => {
  const { received, url, untilReceived, goDown } = await startMailServer({ moods: ['refuse', 'drop', 'refuse'] });
  const { id } = await (
    await core.post(messageOf({ recipient_type: 'broker', recipient_slug: 'maude-gagnon' }))
  ).json();
  const worker = await openWorker({
    databaseUrl,
    from,
    transport: createSmtpTransport(url),
    webhooks: { privateHosts: new Set() },
    logger,
  });
  await untilReceived(2);
  await worker.stop();
  await goDown();
  expect(received.map(({ to }) => to).sort()).toEqual([['lea@example.ca'], ['maude@boreale.example']]);
  const broker = received.find(({ to }) => to[0] === 'maude@boreale.example')?.raw.replace(/\r\n /g, ' ');
  expect(broker).toContain(`Message-ID: <lead.${id}.broker@boreale.example>`);
  expect(broker).toMatch(/^Reply-To: =\?UTF-8\?.*<lea@example\.ca>/m);
  const sent = await connection.database.selectFrom('lead_mail').select('kind').orderBy('kind').execute();
  expect(sent).toEqual([{ kind: 'broker' }, { kind: 'confirmation' }]);
}, 30_000);

test('the mails of a worker that was killed leave with the next one', async () => {
  await sql`delete from core_queue.job`.execute(connection.database);
  await newLead('Interrompu');
  // What a worker leaves behind that was killed half a minute ago, in the middle of both mails.
  await sql`
    update core_queue.job set state = 'active', started_on = now() - interval '35 seconds', heartbeat_on = now() - interval '30 seconds'
  `.execute(connection.database);
  await sql`update core_queue.queue set monitor_on = null`.execute(connection.database);
  const { received, url, untilReceived, goDown } = await startMailServer();
  const worker = await openWorker({
    databaseUrl,
    from,
    transport: createSmtpTransport(url),
    webhooks: { privateHosts: new Set() },
    logger,
  });
  await untilReceived(2);
  await worker.stop();
  await goDown();
  expect(received).toHaveLength(2);
}, 30_000);

test('while the mail server is away mails wait untried, and all leave when it is back', async () => {
  await sql`delete from core_queue.job`.execute(connection.database);
  const { received, url, untilReceived, goDown, comeUp } = await startMailServer();
  await goDown();
  for (let lead = 0; lead < 30; lead++) await newLead(`Panne ${lead}`);
  const worker = await openWorker({
    databaseUrl,
    from,
    transport: createSmtpTransport(url),
    webhooks: { privateHosts: new Set() },
    logger,
  });
  const isTried = async () => {
    const { rows } = await sql`select from core_queue.job where state = 'retry'`.execute(connection.database);
    return rows.length > 0;
  };
  await vi.waitFor(async () => expect(await isTried()).toBe(true), { timeout: 10_000 });
  await newLead('Pendant la panne');
  await comeUp();
  await untilReceived(62);
  await worker.stop();
  await goDown();
  const { rows } = await sql<{ tried: number }>`
    select count(*)::int as tried from core_queue.job where retry_count > 0
  `.execute(connection.database);
  // One worker’s hands full, when it met the outage.
  expect(rows[0]?.tried).toBeLessThanOrEqual(20);
  expect(new Set(received.map(({ raw }) => /^Message-ID:\s*(\S+)/m.exec(raw)?.[1])).size).toBe(62);
}, 30_000);

/** A transport that keeps what it is given, or fails with `failure`. */
const transportOf = (failure?: Error) => {
  const mails: string[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      if (failure) throw failure;
      mails.push(mail.messageId);
    },
    close: () => undefined,
  };
  return { mails, transport };
};

test('a job that runs twice sends once', async () => {
  const leadId = await newLead('Deux fois');
  const { mails, transport } = transportOf();
  const room = { database: connection.database, transport, from, logger };
  await deliverLeadMail(room, { leadId, kind: 'broker' });
  await deliverLeadMail(room, { leadId, kind: 'broker' });
  expect(mails).toHaveLength(1);
});

test('a final refusal ends the tries for a confirmation, but never for the broker', async () => {
  const leadId = await newLead('Refusé');
  const { transport } = transportOf(
    Object.assign(new Error('No such user'), { command: 'RCPT TO', responseCode: 550 }),
  );
  const room = { database: connection.database, transport, from, logger };
  await expect(deliverLeadMail(room, { leadId, kind: 'confirmation' })).resolves.toBeUndefined();
  await expect(deliverLeadMail(room, { leadId, kind: 'broker' })).rejects.toThrow('No such user');
});

test('a mail of a lead that is gone is let go', async () => {
  const { mails, transport } = transportOf();
  const room = { database: connection.database, transport, from, logger };
  await deliverLeadMail(room, { leadId: '00000000-0000-4000-8000-000000000000', kind: 'broker' });
  expect(mails).toEqual([]);
});
