import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { readPublicEnv } from '@vitrine/content/env.ts';
import { migrateContent } from '@vitrine/content/migrate.ts';
import { openContent } from '@vitrine/content/public/open-content.ts';
import { importSite } from '@vitrine/content/seed/import-site.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { pino } from 'pino';
import { picture } from '../content/test/content-fixture.ts';
import { siteBundle } from '../content/test/site-bundle.ts';
import { site } from '../core/test/core-fixture.ts';
import { listingOf } from '../core/test/listing-fixture.ts';
import { type MailServer, startMailServer } from '../core/test/mail-server.ts';
import { messageOf } from '../core/test/message-fixture.ts';
import { root } from '../scripts/process/repository-root.ts';
import { build } from '../scripts/stack/build.ts';
import { inventKeys, type Keys } from '../scripts/stack/keys.ts';
import { commandOf, environmentOf, type PartName, parts } from '../scripts/stack/parts.ts';
import { allocatePort } from '../scripts/stack/ports.ts';
import { startPostgresPair } from '../scripts/stack/postgres-pair.ts';
import { readSettings } from '../scripts/stack/settings.ts';
import { nginxHost as host, startNginx } from './start-nginx.ts';

/** A process of an installation, as its unit runs it. */
export interface PartNode {
  name: PartName;
  port: number;
  child: ChildProcess;
}

/** What a visitor saw of a request; the outcome is a status, or why there is none. */
export interface Seen {
  path: string;
  outcome: number | string;
  ms: number;
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

interface InstallationOptions {
  /** Number of nodes of core, of the content service and of the website. */
  nodesOfEach: number;
  /** Variables of every part, beside those of a server. */
  env: Record<string, string>;
  /** Ports of the two databases to try first. */
  databasePorts: { primary: number; replica: number };
}

/**
 * Starts what `deploy/` describes: nginx, nodes of each part, one worker, and a primary and a replica of the database, with one site and its
 * listings. Mails go to a mail server of the test.
 */
export async function startInstallation({ nodesOfEach, env, databasePorts }: InstallationOptions) {
  await build('website');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-installation-'));
  const pair = await startPostgresPair({ dataDir: folder, ports: databasePorts, settings: {} });
  const keys = inventKeys();
  await fillDatabase(pair.primaryUrl, folder, keys);
  const mails: MailServer = await startMailServer();
  const ports = await Promise.all(Array.from({ length: 3 * nodesOfEach }, allocatePort));
  const portsOf = (index: number) => ports.slice(index * nodesOfEach, (index + 1) * nodesOfEach);
  const [core, content, website] = [portsOf(0), portsOf(1), portsOf(2)];
  const nginx = await startNginx({
    ...{ core: core.map(String), content: content.map(String), website: website.map(String) },
  });

  /** Starts a node as its unit does: it asks for core and for the content service through nginx, and reads from the replica. */
  function startNode(name: PartName, port: number): PartNode {
    const own = { DATA_DIR: folder, CORE_PORT: String(nginx.ports.core), CONTENT_PORT: String(nginx.ports.content) };
    const context = { settings: readSettings(own), keys, databaseUrl: pair.primaryUrl, hasDemoListings: false };
    const [program = '', ...args] = commandOf(parts[name], false);
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...{ NODE_ENV: 'production', PATH: process.env.PATH },
        ...environmentOf(parts[name], context, false),
        ...{ PORT: String(port), TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...env },
        ...{ DATABASE_READ_URLS: pair.replicaUrl, SMTP_URL: mails.url, MAIL_FROM: 'no-reply@example.ca' },
        ...(name === 'site' && { SITE_ID: '1', SITE_MODE: '', ALLOWED_HOSTS: host }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.pipe(process.stderr);
    return { name, port, child };
  }

  const nodes = [
    ...core.map((port) => startNode('core', port)),
    ...content.map((port) => startNode('content', port)),
    startNode('worker', 0),
    ...website.map((port) => startNode('site', port)),
  ];
  await Promise.all(nodes.map(untilReady));

  const agent = new Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false, servername: host });

  /** Sends a request of a visitor to nginx. */
  async function ask(path: string, options: RequestOptions = {}, body?: Uint8Array): Promise<Seen> {
    const begin = performance.now();
    const headers = { host, 'accept-encoding': 'br', ...(options.headers as OutgoingHttpHeaders) }; // the tests give an object
    const sent = request({
      ...{ host: '127.0.0.1', port: nginx.ports.https, path, agent, rejectUnauthorized: false, servername: host },
      ...{ ...options, headers },
    });
    sent.end(body);
    try {
      const [answer]: IncomingMessage[] = await once(sent, 'response', { signal: AbortSignal.timeout(60_000) });
      if (!answer) throw new Error('There is no answer.');
      await text(answer);
      return { path, outcome: answer.statusCode ?? 0, ms: performance.now() - begin };
    } catch (error) {
      return { path, outcome: String(error), ms: performance.now() - begin };
    }
  }

  return {
    nodes,
    mails,
    databaseUrl: pair.primaryUrl,
    ask,
    /** Sends the message of a visitor whose address no other visitor has. */
    async sendLead(count: number, more: Record<string, string> = {}): Promise<Seen> {
      const form = new FormData();
      const fields = messageOf({ email: `visiteur-${count}@example.ca`, message: `Bonjour, message ${count}.` });
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const encoded = new Response(form);
      const body = await encoded.bytes();
      const type = encoded.headers.get('content-type') ?? '';
      const headers = { origin: `https://${host}`, 'content-type': type, 'content-length': body.length, ...more };
      const localAddress = `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`;
      return ask('/api/contact', { method: 'POST', headers, localAddress, agent: new Agent() }, body);
    },
    /** Ends a node as systemd does, which sends the signal to it and to the script that passes it on; resolves to how it ended. */
    async end({ child }: PartNode): Promise<{ code: number | null; signal: string | null }> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await delay(20);
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      return { code, signal };
    },
    /** Starts a node again that has ended. */
    async startAgain(node: PartNode): Promise<void> {
      Object.assign(node, startNode(node.name, node.port));
      await untilReady(node);
    },
    async stop(): Promise<void> {
      for (const { child } of nodes) child.kill('SIGKILL');
      agent.destroy();
      await nginx.stop();
      await mails.goDown();
      await pair.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fillDatabase(databaseUrl: string, folder: string, keys: Keys): Promise<void> {
  const bundle = siteBundle('1');
  const env = readPublicEnv({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    ...{ PAYLOAD_SECRET: keys.PAYLOAD_SECRET, CONTENT_API_KEY: keys.CONTENT_API_KEY },
  });
  await migrateCore(databaseUrl);
  await upsertCoreSite(databaseUrl, { ...site, ...bundle.core, captcha: null });
  const listings = Array.from({ length: 200 }, (_, index) => listingOf({ ListingKey: String(10_000 + index) }));
  await importListings(databaseUrl, listings);
  await migrateContent(env);
  const content = await openContent(env, pino({ level: 'silent' }));
  await importSite(content.dependencies.payload, bundle, { picture });
  await content.close();
}

async function untilReady({ name, port, child }: PartNode): Promise<void> {
  const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok);
  while (name !== 'worker' && !(await isReady().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`A node of ${name} ended with code ${child.exitCode}.`);
    await delay(100);
  }
}
