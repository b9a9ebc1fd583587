import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type FakeService, startFakeService } from './fake-services.ts';
import { blocks, contentKey, contentWith, pageOf } from './fake-site.ts';
import { hasNginx, nginxHost as host, type RunningNginx, startNginx } from './start-nginx.ts';
import { type RunningWebsite, startWebsite } from './start-website.ts';

const portOf = ({ origin }: { origin: string }) => new URL(origin).port;

describe.skipIf(!hasNginx() && !process.env.CI)('nginx before two nodes of the website', () => {
  let content: FakeService;
  let nodes: RunningWebsite[];
  let nginx: RunningNginx;

  beforeAll(async () => {
    content = await startFakeService(contentWith({ '/fr': pageOf([blocks.text]) }));
    const settings = {
      ...{ SITE_ID: '1', CONTENT_API_KEY: contentKey, CONTENT_URL: content.origin, CORE_URL: content.origin },
      ...{ ALLOWED_HOSTS: host, TRUST_PROXY: '1' },
    };
    nodes = await Promise.all([startWebsite(settings), startWebsite(settings)]);
    nginx = await startNginx({ website: nodes.map(portOf), core: [portOf(content)], content: [portOf(content)] });
    while (!(await ask('/healthz').catch(() => null))) await delay(50);
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all([...nodes.map((node) => node.stop()), content.stop()]);
  });

  type Answer = IncomingMessage & { body: Buffer };

  /** Asks nginx by https as a visitor of the site, or by http. */
  async function ask(
    path: string,
    headers: Record<string, string> = {},
    scheme: 'https' | 'http' = 'https',
    { ports } = nginx,
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

  test('a page for one visitor is compressed by Zstandard, where the browser takes it, and a kept one by brotli', async () => {
    const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const codingOf = async (headers: Record<string, string>) =>
      (await ask('/fr?a=7', { ...encodings, ...headers })).headers['content-encoding'];
    expect(await codingOf({ cookie: 'vitrine_preview=x' })).toBe('zstd');
    expect([await codingOf({}), await codingOf({})]).toEqual(['br', 'br']);
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

  test('core hears for whom the website asks, not the address of the website', async () => {
    content.behave({ status: 200, body: {} });
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    await fetch(`http://127.0.0.1:${nginx.ports.core}/api/x`, { headers });
    await fetch(`http://127.0.0.1:${nginx.ports.content}/api/y`);
    // The website follows the changes of the content meanwhile.
    const seen = content.seen.filter(({ url }) => /^\/api\/[xy]$/.test(url.pathname));
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/x', '/api/y']);
    expect(seen[0]?.headers['x-forwarded-for']).toBe('192.0.2.7');
    content.behave();
  });

  test('a file that only one of two versions has comes from that one', async () => {
    const [older, newer] = await Promise.all([
      startFakeService(() => ({ status: 404, body: 'Not found' })),
      startFakeService(() => ({ status: 200, body: 'new', headers: { 'cache-control': 'no-store' } })),
    ]);
    const second = await startNginx({ website: [portOf(older), portOf(newer)] });
    onTestFinished(async () => {
      await Promise.all([second.stop(), older.stop(), newer.stop()]);
    });
    while (!(await ask('/', {}, 'https', second).catch(() => null))) await delay(50);
    for (let count = 0; count < 4; count++)
      expect((await ask('/assets/page-1.js', {}, 'https', second)).statusCode).toBe(200);
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
