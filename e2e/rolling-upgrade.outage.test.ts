import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readPublicEnv } from '@vitrine/content/env.ts';
import { migrateContent } from '@vitrine/content/migrate.ts';
import { openContent } from '@vitrine/content/public/open-content.ts';
import { importSite } from '@vitrine/content/seed/import-site.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { picture } from '../content/test/content-fixture.ts';
import { siteBundle } from '../content/test/site-bundle.ts';
import { site } from '../core/test/core-fixture.ts';
import { listingOf } from '../core/test/listing-fixture.ts';
import { type MailServer, startMailServer } from '../core/test/mail-server.ts';
import { messageOf } from '../core/test/message-fixture.ts';
import { root } from '../scripts/process/repository-root.ts';
import { build } from '../scripts/stack/build.ts';
import { inventKeys } from '../scripts/stack/keys.ts';
import { commandOf, environmentOf, type PartName, parts } from '../scripts/stack/parts.ts';
import { allocatePort } from '../scripts/stack/ports.ts';
import { type PostgresPair, startPostgresPair } from '../scripts/stack/postgres-pair.ts';
import { readSettings } from '../scripts/stack/settings.ts';
import { nginxHost as host, type RunningNginx, startNginx } from './start-nginx.ts';

/** Requests of visitors a second while everything is restarted, and the messages among them. */
const requestsASecond = Number(process.env.UPGRADE_RATE ?? 500);
const leadsASecond = 5;
/** Time between two restarts, ms: longer than nginx leaves a node out. */
const restMs = 2000;

let folder: string;
let pair: PostgresPair;
let mails: MailServer;
let nginx: RunningNginx;
let nodes: PartNode[];

/** A process of the installation, as its unit runs it. */
interface PartNode {
  name: PartName;
  port: number;
  child: ChildProcess;
}

beforeAll(async () => {
  await build('website');
  folder = await mkdtemp(join(tmpdir(), 'vitrine-upgrade-'));
  pair = await startPostgresPair({ dataDir: folder, ports: { primary: 3160, replica: 3170 }, settings: {} });
  await fillDatabase();
  mails = await startMailServer();
  const ports = await Promise.all(Array.from({ length: 6 }, allocatePort));
  const [core, content, website] = [ports.slice(0, 2), ports.slice(2, 4), ports.slice(4)];
  nginx = await startNginx({ core: core.map(String), content: content.map(String), website: website.map(String) });
  nodes = [
    ...core.map((port) => startNode('core', port)),
    ...content.map((port) => startNode('content', port)),
    startNode('worker', 0),
    ...website.map((port) => startNode('site', port)),
  ];
  await Promise.all(nodes.map(untilReady));
}, 300_000);
afterAll(async () => {
  for (const { child } of nodes ?? []) child.kill('SIGKILL');
  await nginx?.stop();
  await mails?.goDown();
  await pair?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function fillDatabase(): Promise<void> {
  const bundle = siteBundle('1');
  const env = readPublicEnv({
    ...{ DATABASE_URL: pair.primaryUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    ...{ PAYLOAD_SECRET: keys.PAYLOAD_SECRET, CONTENT_API_KEY: keys.CONTENT_API_KEY },
  });
  await migrateCore(pair.primaryUrl);
  await upsertCoreSite(pair.primaryUrl, { ...site, ...bundle.core, captcha: null });
  await importListings(
    pair.primaryUrl,
    Array.from({ length: 200 }, (_, index) => listingOf({ ListingKey: String(10_000 + index) })),
  );
  await migrateContent(env);
  const content = await openContent(env, pino({ level: 'silent' }));
  await importSite(content.dependencies.payload, bundle, { picture });
  await content.close();
}

const keys = inventKeys();

/** Starts a node as its unit does: it asks for core and for the content service through nginx, and reads from the replica. */
function startNode(name: PartName, port: number): PartNode {
  const { core, content } = nginx.ports;
  const settings = readSettings({ DATA_DIR: folder, CORE_PORT: String(core), CONTENT_PORT: String(content) });
  const context = { settings, keys, databaseUrl: pair.primaryUrl, hasDemoListings: false };
  const [program = '', ...args] = commandOf(parts[name], false);
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...environmentOf(parts[name], context, false),
      ...{ PORT: String(port), DRAIN_SECONDS: '1', TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
      ...{ DATABASE_READ_URLS: pair.replicaUrl, SMTP_URL: mails.url, MAIL_FROM: 'no-reply@example.ca' },
      ...(name === 'site' && { SITE_ID: '1', SITE_MODE: '', ALLOWED_HOSTS: host }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.pipe(process.stderr);
  return { name, port, child };
}

async function untilReady({ name, port, child }: PartNode): Promise<void> {
  const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok);
  while (name !== 'worker' && !(await isReady().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`A node of ${name} ended with code ${child.exitCode}.`);
    await delay(100);
  }
}

/** Ends a node as systemd does, which sends the signal to it and to the script that passes it on, and starts it again. */
async function restart(node: PartNode): Promise<void> {
  const ended = once(node.child, 'exit');
  node.child.kill('SIGTERM');
  await delay(20);
  node.child.kill('SIGTERM');
  const [code, signal] = await ended;
  expect([node.name, code, signal]).toEqual([node.name, 0, null]);
  Object.assign(node, startNode(node.name, node.port));
  await untilReady(node);
  await delay(restMs);
}

/** A change that the version before bears: what it does not know is empty, or has a value by itself. */
async function migrate(): Promise<void> {
  const client = new pg.Client({ connectionString: pair.primaryUrl });
  await client.connect();
  await client.query(
    `alter table core.lead add column upgrade_note text, add column upgrade_count integer not null default 0`,
  );
  await client.query(`alter table content.pages add column upgrade_note text`);
  await client.query(`create index lead_upgrade_note on core.lead (upgrade_note)`);
  await client.end();
}

interface Seen {
  path: string;
  outcome: number | string;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false, servername: host });

/** Sends a request of a visitor to nginx; the outcome is a status, or why there is none. */
async function ask(path: string, options: RequestOptions = {}, body?: Uint8Array): Promise<Seen> {
  const begin = performance.now();
  const headers = { host, 'accept-encoding': 'br', ...(options.headers as OutgoingHttpHeaders) }; // the calls below give an object
  const sent = request({
    ...{ host: '127.0.0.1', port: nginx.ports.https, path, agent, rejectUnauthorized: false, servername: host },
    ...{ ...options, headers },
  });
  sent.end(body);
  try {
    const [answer]: IncomingMessage[] = await once(sent, 'response', { signal: AbortSignal.timeout(60_000) });
    if (!answer) throw new Error('There is no answer.');
    await answer.resume().toArray();
    return { path, outcome: answer.statusCode ?? 0, ms: performance.now() - begin };
  } catch (error) {
    return { path, outcome: String(error), ms: performance.now() - begin };
  }
}

/** Addresses of each kind. What a browser fetches ahead passes nginx's cache by: the website answers it from its memory. */
const visits = [
  () => ask('/fr', { headers: { 'sec-purpose': 'prefetch' } }),
  () => ask('/en', { headers: { 'sec-purpose': 'prefetch' } }),
  () => ask('/fr/contact', { headers: { 'sec-purpose': 'prefetch' } }),
  () => ask('/fr/blogue/conseil-1-1', { headers: { 'sec-purpose': 'prefetch' } }),
  () => ask('/fr'),
  () => ask('/fr'),
  () => ask('/en'),
  () => ask('/fr/contact'),
  (count: number) => ask(`/api/properties?locale=fr&page=1&priceTo=${200_000 + count}`),
  () => ask('/api/search-filters?locale=fr'),
];

async function sendLead(count: number): Promise<Seen> {
  const form = new FormData();
  const fields = messageOf({ email: `visiteur-${count}@example.ca`, message: `Bonjour, message ${count}.` });
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const body = await encoded.bytes();
  const type = encoded.headers.get('content-type') ?? '';
  const headers = { origin: `https://${host}`, 'content-type': type, 'content-length': body.length };
  // Each visitor has an address of their own.
  const localAddress = `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  return ask('/api/contact', { method: 'POST', headers, localAddress, agent: new Agent() }, body);
}

/** Sends visits and messages until the returned function is called, which resolves to what visitors saw. */
function sendLoad() {
  const pending: Promise<Seen>[] = [];
  let [visitCount, leadCount] = [0, 0];
  const begin = performance.now();
  const due = (perSecond: number) => ((performance.now() - begin) * perSecond) / 1000;
  const timer = setInterval(() => {
    while (visitCount < due(requestsASecond)) {
      const visit = visits[visitCount % visits.length];
      if (visit) pending.push(visit(visitCount++));
    }
    while (leadCount < due(leadsASecond)) pending.push(sendLead(leadCount++));
  }, 10);
  return async () => {
    clearInterval(timer);
    const seconds = (performance.now() - begin) / 1000;
    return { seen: await Promise.all(pending), leads: leadCount, seconds };
  };
}

test('while each node is restarted in turn and the database is migrated, no request fails and no message is lost or doubled', async () => {
  for (const visit of visits) expect(await visit(0)).toMatchObject({ outcome: 200 });
  const stop = sendLoad();
  await delay(restMs);
  const half = nodes.findIndex(({ name }) => name === 'content');
  for (const [index, node] of nodes.entries()) {
    if (index === half) await migrate();
    await restart(node);
  }
  const { seen, leads, seconds } = await stop();
  report(seen, leads, seconds);
  expect(seen.filter(({ outcome }) => outcome !== 200)).toEqual([]);

  const client = new pg.Client({ connectionString: pair.primaryUrl });
  await client.connect();
  const { rows } = await client.query(`select id, fields->>'email' as email from core.lead`);
  await client.end();
  const expected = Array.from({ length: leads }, (_, count) => `visiteur-${count}@example.ca`);
  expect(rows.map(({ email }) => email).sort()).toEqual(expected.sort());
  const ids = rows.flatMap(({ id }) => ['broker', 'confirmation'].map((kind) => `<lead.${id}.${kind}@example.ca>`));
  const sent = () => mails.received.map(({ raw }) => /^Message-ID:\s*(\S+)/m.exec(raw)?.[1] ?? '').sort();
  await vi.waitFor(() => expect(sent()).toEqual(ids.sort()), { timeout: 60_000, interval: 500 });
}, 600_000);

function report(seen: Seen[], leads: number, seconds: number): void {
  const sorted = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const failed = seen.filter(({ outcome }) => outcome !== 200).length;
  process.stderr.write(
    `  ${seen.length} requests in ${Math.round(seconds)} s (${Math.round(seen.length / seconds)}/s), ${failed} failed, ${leads} messages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms\n`,
  );
}
