import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/process/repository-root.ts';
import { allocatePort } from '../scripts/stack/ports.ts';
import { findProgram } from '../scripts/tests/find-program.mjs';
import { type FakeService, startFakeService } from './fake-services.ts';
import { blocks, contentKey, contentWith, pageOf } from './fake-site.ts';
import { type RunningWebsite, startWebsite } from './start-website.ts';

/** The configuration of `deploy/nginx/`, in a real nginx before two nodes of the website. Only its ports, paths and certificates are others. */
const host = 'www.example.ca';
const run = promisify(execFile);

describe.skipIf(!findProgram(['nginx']) && !process.env.CI)('nginx before two nodes of the website', () => {
  let folder: string;
  let content: FakeService;
  let nodes: RunningWebsite[];
  let ports: { http: number; https: number; core: number };
  let nginx: ReturnType<typeof spawn> | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
    content = await startFakeService(contentWith({ '/fr': pageOf([blocks.text]) }));
    const settings = {
      ...{ SITE_ID: '1', CONTENT_API_KEY: contentKey, CONTENT_URL: content.origin, CORE_URL: content.origin },
      ...{ ALLOWED_HOSTS: host, TRUST_PROXY: '1' },
    };
    nodes = await Promise.all([startWebsite(settings), startWebsite(settings)]);
    ports = { http: await allocatePort(), https: await allocatePort(), core: await allocatePort() };
    nginx = await startNginx();
  });
  afterAll(async () => {
    if (nginx?.kill('SIGTERM')) await once(nginx, 'exit');
    await Promise.all([...nodes.map((node) => node.stop()), content.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  async function startNginx() {
    const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${host}`, '-keyout', key, '-out', certificate],
    ]);
    const [first = '', second = ''] = nodes.map(({ origin }) => new URL(origin).port);
    const written = (await readFile(join(root, 'deploy/nginx/vitrine.conf'), 'utf8'))
      .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
      .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
      .replace('/var/cache/nginx/vitrine', join(folder, 'cache'))
      .replaceAll('listen 443', `listen ${ports.https}`)
      .replace('listen 80', `listen ${ports.http}`)
      .replace('127.0.0.1:3100', `127.0.0.1:${ports.core}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
      .replace('# server 127.0.0.1:3010', `server 127.0.0.1:${second}`)
      .replace('127.0.0.1:3002', new URL(content.origin).host.replace('localhost', '127.0.0.1'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    await mkdir(join(folder, 'tmp'));
    await writeFile(join(folder, 'sites.conf'), written);
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 256; }
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(' ')} include ${folder}/sites.conf; }`,
    );
    const program = findProgram(['nginx']);
    if (program === null) throw new Error('nginx is not installed: as root on Debian, npm test installs it.');
    const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
    await run(program, ['-t', ...options]);
    const started = spawn(program, options, { stdio: 'ignore' });
    while (!(await ask('/healthz').catch(() => null))) await delay(50);
    return started;
  }

  type Answer = IncomingMessage & { body: Buffer };

  /** Asks nginx by https as a visitor of the site, or by http. */
  async function ask(
    path: string,
    headers: Record<string, string> = {},
    scheme: 'https' | 'http' = 'https',
  ): Promise<Answer> {
    const send = scheme === 'https' ? requestHttps : requestHttp;
    const options = { host: '127.0.0.1', port: ports[scheme], path, headers: { host, ...headers } };
    // The certificate of this test is signed by nobody.
    const sent = send({ ...options, rejectUnauthorized: false, servername: host });
    sent.end();
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (!answer) throw new Error('There is no answer.');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return Object.assign(answer, { body: Buffer.concat(chunks) });
  }

  const cacheOf = async (path: string, headers?: Record<string, string>) =>
    (await ask(path, headers)).headers['x-cache'];

  test('a page is rendered once and then comes from nginx, in the coding that the browser takes, without its tags', async () => {
    const [first, second] = [
      await ask('/fr', { 'accept-encoding': 'gzip, br' }),
      await ask('/fr', { 'accept-encoding': 'br' }),
    ];
    expect([first.statusCode, first.headers['x-cache'], second.headers['x-cache']]).toEqual([200, 'MISS', 'HIT']);
    expect(second.headers['content-encoding']).toBe('br');
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers).not.toHaveProperty('cache-tag');
    expect(await cacheOf('/fr', { 'accept-encoding': 'gzip' })).toBe('MISS');
    expect((await ask('/fr')).headers).not.toHaveProperty('content-encoding');
  });

  test('staff who look at a variant pass the cache by, and leave nothing in it', async () => {
    const cookie = { cookie: 'vitrine_preview=x' };
    expect([await cacheOf('/fr?a=1', cookie), await cacheOf('/fr?a=1', cookie), await cacheOf('/fr?a=1')]).toEqual([
      ...['BYPASS', 'BYPASS', 'MISS'],
    ]);
    expect(await cacheOf('/fr?a=1', cookie)).toBe('BYPASS');
  });

  test('what a browser fetches ahead is not kept', async () => {
    expect(await cacheOf('/fr?a=2', { 'sec-purpose': 'prefetch' })).toBe('BYPASS');
    expect(await cacheOf('/fr?a=2')).toBe('MISS');
  });

  test('a visitor who comes by http is led to https, with path and query', async () => {
    const { statusCode, headers } = await ask('/fr?a=3', {}, 'http');
    expect([statusCode, headers.location]).toEqual([301, `https://${host}/fr?a=3`]);
  });

  test('the website knows the host and the scheme of its visitors, whatever they claim', async () => {
    const holds = async (text: string, path: string, headers?: Record<string, string>) =>
      (await ask(path, headers)).body.includes(text);
    expect(await holds(`"origin":"https://${host}"`, '/fr?a=4')).toBe(true);
    const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    expect(await holds(`"origin":"https://${host}"`, '/fr?a=5', forged)).toBe(true);
    expect(await holds('evil.example', '/fr?a=6', forged)).toBe(false);
  });

  test('a node that stops loses no request', async () => {
    let [asked, failed] = [0, 0];
    let isAsking = true;
    const asking = async () => {
      for (; isAsking; asked++) if ((await ask(`/fr?n=${asked}`)).statusCode !== 200) failed++;
    };
    const visitors = [asking(), asking(), asking()];
    await expect.poll(() => asked).toBeGreaterThan(30);
    await nodes[1]?.stop();
    const before = asked;
    await expect.poll(() => asked).toBeGreaterThan(before + 30);
    isAsking = false;
    await Promise.all(visitors);
    expect(failed).toBe(0);
  });
});
