import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { usualHttpLimits } from '../feeds/http-client/call-http.ts';
import { importListings } from '../listings/import-listings.ts';
import { openWorker } from '../open-worker.ts';
import { deliverLeadMail } from './deliver-lead-mail.ts';
import type { Mail } from './mail.ts';
import { createSmtpTransport, type MailTransport } from './mail-transport.ts';

const feeds = {
  limits: { ...usualHttpLimits, privateHosts: new Set<string>() },
  credentialsKey: undefined,
  filesFolder: '/nowhere',
};
const logger = pino({ level: 'silent' });
const from = 'no-reply@boreale.example';

let databaseUrl: string;
let core: ReturnType<typeof startCore>;
let connection: Connection;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_mail');
  core = startCore(databaseUrl);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  // Jobs take their retry delay from the queue: here they are retried at once.
  await sql`update core_queue.queue set retry_delay = 0, retry_backoff = false`.execute(connection.database);
});
afterAll(() => Promise.all([core.close(), connection.close()]));

const startWorker = (url: string) =>
  openWorker({
    personHashKey: 'a-key-for-hashes-of-persons-in-tests',
    databaseUrl,
    from,
    transport: createSmtpTransport(url),
    webhooks: { privateHosts: new Set() },
    feeds,
    photosFolder: '/nowhere',
    logger,
  });

const newLead = async (message: string) => (await (await core.post(messageOf({ message }))).json()).id as string; // as the wire says

test('mails leave once each, however often the mail server refuses or drops them at first', async () => {
  const { received, url, untilReceived, goDown } = await startMailServer({ faults: ['refuse', 'drop', 'refuse'] });
  const { id } = await (
    await core.post(messageOf({ recipient_type: 'broker', recipient_slug: 'maude-gagnon' }))
  ).json();
  const worker = await startWorker(url);
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
  // The state left by a worker that was killed half a minute ago while it sent both mails.
  await sql`
    update core_queue.job set state = 'active', started_on = now() - interval '35 seconds', heartbeat_on = now() - interval '30 seconds'
  `.execute(connection.database);
  await sql`update core_queue.queue set monitor_on = null`.execute(connection.database);
  const { received, url, untilReceived, goDown } = await startMailServer();
  const worker = await startWorker(url);
  await untilReceived(2);
  await worker.stop();
  await goDown();
  expect(received).toHaveLength(2);
}, 30_000);

test('while the mail server is away mails wait untried, and all leave when it is back', async () => {
  await sql`delete from core_queue.job`.execute(connection.database);
  const { received, url, untilReceived, goDown, comeUp } = await startMailServer();
  const worker = await startWorker(url);
  await newLead('Avant la panne');
  await untilReceived(2);
  await goDown();
  for (let lead = 0; lead < 30; lead++) await newLead(`Panne ${lead}`);
  const isTried = async () => {
    const { rows } = await sql`select from core_queue.job where state = 'retry'`.execute(connection.database);
    return rows.length > 0;
  };
  await expect.poll(() => isTried()).toBe(true);
  await worker.stop();
  // The next worker checks the server first.
  const next = await startWorker(url);
  await newLead('Pendant la panne');
  await comeUp();
  await untilReceived(64);
  await next.stop();
  await goDown();
  const { rows } = await sql<{ tried: number }>`
    select count(*)::int as tried from core_queue.job where retry_count > 0
  `.execute(connection.database);
  // At most one worker's concurrent jobs, when the outage began.
  expect(rows[0]?.tried).toBeLessThanOrEqual(20);
  expect(new Set(received.map(({ raw }) => /^Message-ID:\s*(\S+)/m.exec(raw)?.[1])).size).toBe(64);
}, 30_000);

/** Returns a transport that collects mails, or fails with `failure` for those that `isFor` selects. */
const transportOf = (failure?: Error, isFor: (mail: Mail) => boolean = () => true) => {
  const mails: Mail[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      if (failure && isFor(mail)) throw failure;
      mails.push(mail);
    },
    close: () => undefined,
  };
  return { mails, transport };
};

test('a job that runs twice sends once', async () => {
  const leadId = await newLead('Deux fois');
  const { mails, transport } = transportOf();
  const services = { database: connection.database, transport, from, logger };
  await deliverLeadMail(services, { leadId, kind: 'broker' });
  await deliverLeadMail(services, { leadId, kind: 'broker' });
  expect(mails).toHaveLength(1);
});

const refusal = Object.assign(new Error('No such user'), { command: 'RCPT TO', responseCode: 550 });

test('a final refusal ends the tries for a confirmation, but never for the broker', async () => {
  const leadId = await newLead('Refusé');
  const { transport } = transportOf(refusal);
  const services = { database: connection.database, transport, from, logger };
  await expect(deliverLeadMail(services, { leadId, kind: 'confirmation' })).resolves.toBeUndefined();
  await expect(deliverLeadMail(services, { leadId, kind: 'broker' })).rejects.toThrow('No such user');
});

test('a mail that left before its worker was killed leaves once more, as the same mail, and then never again', async () => {
  const leadId = await newLead('Tué');
  const { mails, transport } = transportOf();
  const noNote = (table: string, name: string) =>
    sql`alter table ${sql.table(table)} rename to ${sql.ref(name)}`.execute(connection.database);
  const killed: MailTransport = {
    ...transport,
    send: async (mail) => {
      await transport.send(mail);
      await noNote('lead_mail', 'lead_mail_away');
    },
  };
  const services = { database: connection.database, from, logger };
  const job = { leadId, kind: 'broker' as const };
  await expect(deliverLeadMail({ ...services, transport: killed }, job)).rejects.toThrow('lead_mail');
  await noNote('lead_mail_away', 'lead_mail');
  await deliverLeadMail({ ...services, transport }, job);
  await deliverLeadMail({ ...services, transport }, job);
  expect(mails.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<lead.${leadId}.broker@boreale.example>`));
  expect(mails[1]).toEqual(mails[0]);
});

describe('a broker whose address is refused for good', () => {
  const to = (address: string) => (mail: Mail) => mail.to.address === address;
  const deliver = async (leadId: string, transport: MailTransport) => {
    const services = { database: connection.database, transport, from, logger };
    await expect(deliverLeadMail(services, { leadId, kind: 'broker' })).rejects.toThrow('No such user');
  };
  const leadToMaude = async (message: string, age: string) => {
    const fields = messageOf({ message, recipient_type: 'broker', recipient_slug: 'maude-gagnon' });
    const { id } = await (await core.post(fields)).json();
    await sql`update lead set created_at = created_at - ${age}::interval where id = ${id}`.execute(connection.database);
    return id as string; // as the wire says
  };

  test('is stood in for by the default recipient, once, after some minutes', async () => {
    const leadId = await leadToMaude('Mauvaise adresse', '11 minutes');
    const { mails, transport } = transportOf(refusal, to('maude@boreale.example'));
    await deliver(leadId, transport);
    await deliver(leadId, transport);
    expect(mails.map((mail) => mail.to.address)).toEqual(['reception@boreale.example']);
    expect(mails[0]?.text).toContain('destiné à Maude Gagnon');
  });

  test('is given some minutes first', async () => {
    const leadId = await leadToMaude('Encore jeune', '1 minute');
    const { mails, transport } = transportOf(refusal, to('maude@boreale.example'));
    await deliver(leadId, transport);
    expect(mails).toEqual([]);
  });

  test('still gets the mail once the address works, whoever was told', async () => {
    const leadId = await leadToMaude('Adresse réparée', '11 minutes');
    await deliver(leadId, transportOf(refusal, to('maude@boreale.example')).transport);
    const { mails, transport } = transportOf();
    await deliverLeadMail({ database: connection.database, transport, from, logger }, { leadId, kind: 'broker' });
    expect(mails.map((mail) => mail.to.address)).toEqual(['maude@boreale.example']);
  });

  test('is tried on where nobody can stand in', async () => {
    const leadId = await leadToMaude('Personne', '11 minutes');
    await deliver(leadId, transportOf(refusal).transport);
  });
});

test('the broker’s mail shows the listing that the lead is about', async () => {
  await importListings(databaseUrl, [listingOf({ ListingKey: '10000001', AgentKey: null })]);
  const { id: leadId } = await (await core.post(messageOf({ message: 'À visiter', uls: '10000001' }))).json();
  const { mails, transport } = transportOf();
  await deliverLeadMail({ database: connection.database, transport, from, logger }, { leadId, kind: 'broker' });
  expect(mails[0]?.subject).toBe('Nouveau message de Léa Tremblay – 1240, rue des Érables, Montréal');
  expect(mails[0]?.text).toContain(
    [
      '450\u00a0000\u00a0$',
      '1240, rue des Érables, Montréal',
      'Maison · 3\u00a0chambres · 2\u00a0salles de bain · 1\u00a0240\u00a0pi² · Inscription\u00a010000001',
      'https://www.boreale.example/fr/proprietes/maison-1240-rue-des-erables-montreal-10000001',
    ].join('\n'),
  );
});

describe('a lead about a listing of several brokers', () => {
  const shared = listingOf({
    ...{ ListingKey: '10000009', AgentKey: 'maude-gagnon' },
    CoAgentKeys: ['leo-roy', 'nobody', 'assistant', 'anne-roy'],
  });
  const queued = async (leadId: string) => {
    const { rows } = await sql<{ kind: string; occasion: string | null }>`
      select data->>'kind' as kind, data->>'occasion' as occasion from core_queue.job
      where name = 'lead-mail' and data->>'leadId' = ${leadId}`.execute(connection.database);
    return rows.map(({ kind, occasion }) => [kind, occasion].filter(Boolean).join(' ')).sort();
  };
  const send = async (given: Record<string, string>) =>
    (await (await core.post(messageOf({ uls: '10000009', ...given }))).json()).id as string; // as the wire says

  beforeAll(async () => {
    await importListings(databaseUrl, [shared]);
    // An assistant reads the mail of the first broker.
    await sql`insert into recipient (microsite_id, type, slug, name, email, locale) values
      ('m-1', 'broker', 'leo-roy', 'Léo Roy', 'leo@boreale.example', 'en'),
      ('m-1', 'broker', 'anne-roy', 'Anne Roy', 'LEO@boreale.example', 'fr'),
      ('m-1', 'broker', 'assistant', 'Adjointe', 'Maude@boreale.example', 'fr')`.execute(connection.database);
  });
  afterAll(() =>
    sql`delete from recipient where slug in ('leo-roy', 'anne-roy', 'assistant')`.execute(connection.database),
  );

  test('is mailed to each of them who is on the site, once to one address', async () => {
    const expected = ['broker', 'co-broker leo-roy', 'confirmation'];
    expect(await queued(await send({ message: 'Aux deux' }))).toEqual(expected);
    const toFirst = { recipient_type: 'broker', recipient_slug: 'maude-gagnon' };
    expect(await queued(await send({ message: 'À la première', ...toFirst }))).toEqual(expected);
  });

  test('names the recipient to the others, in their language, and is mailed to them once', async () => {
    const leadId = await send({ message: 'Une visite' });
    const { mails, transport } = transportOf();
    const services = { database: connection.database, transport, from, logger };
    const job = { leadId, kind: 'co-broker', occasion: 'leo-roy' } as const;
    await deliverLeadMail(services, job);
    await deliverLeadMail(services, job);
    expect(mails.map(({ to, messageId }) => [to.address, messageId])).toEqual([
      ['leo@boreale.example', `<lead.${leadId}.co-broker.leo-roy@boreale.example>`],
    ]);
    expect(mails[0]?.text).toContain('Maude Gagnon received this request too.');
    await deliverLeadMail(services, { leadId, kind: 'broker' });
    expect(mails[1]?.text).not.toContain('a aussi reçu');
  });

  test('to somebody else is mailed to nobody of them', async () => {
    const elsewhere = { recipient_type: 'broker', recipient_slug: 'assistant', uls: '10000001' };
    expect(await queued(await send({ message: 'À elle seule', ...elsewhere }))).toEqual(['broker', 'confirmation']);
  });
});

test('a mail of a lead that is gone is let go', async () => {
  const { mails, transport } = transportOf();
  const services = { database: connection.database, transport, from, logger };
  await deliverLeadMail(services, { leadId: '00000000-0000-4000-8000-000000000000', kind: 'broker' });
  expect(mails).toEqual([]);
});
