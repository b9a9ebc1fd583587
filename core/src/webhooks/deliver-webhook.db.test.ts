import { contactAnswer } from '@vitrine/contract/core/contact-answer.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { isSigned, startReceiver } from '../../test/webhook-receiver.ts';
import { type Connection, connect } from '../db/connect.ts';
import { processReleasedLead } from '../leads/process-released-lead.ts';
import { startJobWorker } from '../queue/start-job-worker.ts';
import { deliverWebhook, type WebhookServices } from './deliver-webhook.ts';
import { readWebhook, saveWebhook } from './webhook-settings.ts';

const lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });

let databaseUrl: string;
let core: ReturnType<typeof startCore>;
let connection: Connection;
let services: WebhookServices;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_webhook');
  core = startCore(databaseUrl);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 4 });
  const caller = { privateHosts: new Set(['127.0.0.1']), timeoutMs: 300 };
  services = { database: connection.database, caller, logger };
  await sql`update core_queue.queue set retry_delay = 0, retry_backoff = false`.execute(connection.database);
});
afterAll(() => Promise.all([core.close(), connection.close()]));
beforeEach(async () => {
  lines.length = 0;
  await sql`truncate lead, core_queue.job cascade`.execute(connection.database);
});
afterEach(() => receiver?.close());

const useReceiver = async (...responses: Parameters<typeof startReceiver>[0] & object) => {
  receiver = await startReceiver(responses);
  await saveWebhook(connection.database, 'm-1', { url: receiver.url });
  return receiver;
};
const secret = async () => (await readWebhook(connection.database, 'm-1'))?.secret ?? '';
const newLead = async (given = {}) => contactAnswer.parse(await (await core.post(messageOf(given))).json()).id;
const deliveries = () => connection.database.selectFrom('webhook_delivery').selectAll().execute();
const onlyDelivery = async () => {
  const [delivery, ...others] = await deliveries();
  if (!delivery || others.length > 0) throw new Error('There is not exactly one delivery');
  return delivery;
};
const deliver = async () => deliverWebhook(services, { deliveryId: (await onlyDelivery()).id });

test('a CRM is told of a lead by the worker, signed, in the words of the contract', async () => {
  const { received, calls } = await useReceiver();
  const id = await newLead({ recipient_type: 'broker', recipient_slug: 'maude-gagnon', source_page: '/fr/contact' });
  const worker = await startJobWorker(
    databaseUrl,
    { 'lead-webhook': (job) => deliverWebhook(services, job) },
    {},
    logger,
  );
  await calls(1);
  await worker.stop();
  const [call] = received;
  if (!call) throw new Error('Nothing was received');
  expect(isSigned(call, await secret())).toBe(true);
  expect(isSigned({ ...call, body: `${call.body} ` }, await secret())).toBe(false);
  expect(call.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Vitrine-Webhooks/1' });
  expect(call.event).toMatchObject({
    version: 1,
    type: 'lead.created',
    data: {
      id,
      microsite_id: 'm-1',
      form_type: 'contact_form',
      recipient: { type: 'broker', slug: 'maude-gagnon', name: 'Maude Gagnon', email: 'maude@boreale.example' },
      fields: { first_name: 'Léa', email: 'lea@example.ca', message: 'Bonjour, j’aimerais visiter la maison.' },
      source_page: '/fr/contact',
    },
  });
  expect(await onlyDelivery()).toMatchObject({ lead_id: id, state: 'delivered', attempts: 1, last_status: 204 });
});

test('a CRM that fails in every way is tried again with the same id and body until it takes the lead', async () => {
  const { received, calls } = await useReceiver(
    (response) => response.writeHead(500).end('no'),
    (response) => response.destroy(),
    () => undefined, // hangs
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    (response) => response.writeHead(404).end(),
  );
  await newLead();
  const worker = await startJobWorker(
    databaseUrl,
    { 'lead-webhook': (job) => deliverWebhook(services, job) },
    {},
    logger,
  );
  await calls(6);
  await worker.stop();
  expect(received).toHaveLength(6);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(await onlyDelivery()).toMatchObject({ state: 'delivered', attempts: 6, last_status: 204, last_error: null });
}, 20_000);

test.each<[string, Parameters<typeof startReceiver>[0] & object, string, number | null]>([
  ['500', [(response) => response.writeHead(500).end()], 'It answered 500', 500],
  ['a hang', [() => undefined], 'No answer in 0.3 s', null],
  ['a reset', [(response) => response.destroy()], 'socket hang up', null],
  ['a redirect', [(response) => response.writeHead(307, { location: '/' }).end()], 'It answered 307', 307],
])('%s is noted for staff, and tried again', async (_, responses, reason, status) => {
  await useReceiver(...responses);
  await newLead();
  await expect(deliver()).rejects.toThrow(reason);
  expect(await onlyDelivery()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    last_status: status,
    last_error: reason,
  });
});

test('of an answer of many megabytes only the beginning is read', async () => {
  let written = 0;
  await useReceiver((response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(64 * 1024);
    const write = () => {
      while (!response.destroyed && written < 50_000_000) {
        written += chunk.byteLength;
        if (!response.write(chunk)) return response.once('drain', write);
      }
      return response.end();
    };
    write();
  });
  await newLead();
  await deliver();
  expect(written).toBeLessThan(20_000_000);
  expect(await onlyDelivery()).toMatchObject({ state: 'delivered', last_status: 200 });
});

test('a receiver that answers 410 is told nothing more, until staff save an address again', async () => {
  const { received } = await useReceiver((response) => response.writeHead(410).end());
  await newLead({ message: 'Un' });
  await deliver();
  expect(await onlyDelivery()).toMatchObject({ state: 'stopped', last_status: 410 });
  await newLead({ message: 'Deux' });
  expect(await deliveries()).toHaveLength(1);
  expect((await readWebhook(connection.database, 'm-1'))?.goneAt).toEqual(expect.any(Date));
  await saveWebhook(connection.database, 'm-1', { url: receiver.url });
  await newLead({ message: 'Trois' });
  expect(await deliveries()).toHaveLength(2);
  expect(received).toHaveLength(1);
});

test('a lead that was told is not told again', async () => {
  const { received } = await useReceiver();
  await newLead();
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
});

test('after its last try a lead stays untold, for staff to see', async () => {
  await useReceiver((response) => response.writeHead(500).end());
  await newLead();
  await sql`update webhook_delivery set attempts = 44`.execute(connection.database);
  await deliver();
  expect(await onlyDelivery()).toMatchObject({ state: 'stopped', attempts: 45, last_error: 'It answered 500' });
});

test('a webhook that staff have removed stops what still waits', async () => {
  await useReceiver();
  await newLead();
  await saveWebhook(connection.database, 'm-1', { url: null });
  await deliver();
  expect(await onlyDelivery()).toMatchObject({ state: 'stopped', attempts: 0 });
});

test('a lead that was deleted is told to nobody', async () => {
  const { received } = await useReceiver();
  await newLead();
  const { id: deliveryId } = await onlyDelivery();
  await sql`delete from lead`.execute(connection.database);
  await deliverWebhook(services, { deliveryId });
  expect(received).toEqual([]);
});

test('a suspected message is told when it is released, and the same event once', async () => {
  await useReceiver();
  const id = await newLead();
  // Quarantined leads have a low captcha score.
  await sql`delete from webhook_delivery`.execute(connection.database);
  await sql`update lead set released_at = '2026-06-16T08:00:00Z'`.execute(connection.database);
  const release = () =>
    connection.database.transaction().execute(async (transaction) => {
      const lead = await transaction.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      await processReleasedLead(transaction, core.deps.leadServices.queue, lead);
    });
  await release();
  await release();
  await deliver();
  expect(receiver.received[0]?.event).toMatchObject({ type: 'lead.released', timestamp: '2026-06-16T08:00:00.000Z' });
});

test('a site without a webhook queues none', async () => {
  await saveWebhook(connection.database, 'm-1', { url: null });
  await newLead();
  expect(await deliveries()).toEqual([]);
});

test('neither the address, nor the secret, nor the visitor’s words are logged', async () => {
  await useReceiver((response) => response.writeHead(500).end());
  await newLead();
  await expect(deliver()).rejects.toThrow();
  await deliver();
  const log = lines.join('');
  expect(log).toContain('A webhook was delivered');
  for (const hidden of ['of-the-crm', (await secret()).slice(6), 'Tremblay', 'lea@example.ca']) {
    expect(log).not.toContain(hidden);
  }
});

test('the secret stays from one address to the next, unless another is asked for', async () => {
  await useReceiver();
  const first = await secret();
  await saveWebhook(connection.database, 'm-1', { url: new URL('https://crm.example/other') });
  expect(await secret()).toBe(first);
  await saveWebhook(connection.database, 'm-1', { url: receiver.url, renewSecret: true });
  expect(await secret()).not.toBe(first);
});

test.each([
  ['http://127.0.0.1', 'The address is not https'],
  ['https://127.0.0.1', 'The address leads into a private network'],
  ['https://[::1]', 'The address leads into a private network'],
  ['https://localhost', 'The address leads into a private network'],
])('%s is refused before a byte is sent, where nobody has allowed it', async (origin, reason) => {
  const { port, received } = await useReceiver();
  await newLead();
  await saveWebhook(connection.database, 'm-1', { url: new URL(`${origin}:${port}/`) });
  const strict = { ...services, caller: { privateHosts: new Set<string>() } };
  await expect(deliverWebhook(strict, { deliveryId: (await onlyDelivery()).id })).rejects.toThrow(reason);
  expect(received).toEqual([]);
});
