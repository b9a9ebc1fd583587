import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../scripts/tests/generated-runs.ts';
import type { AppHandler } from './app-request.ts';
import { raw, testServer } from './test-server.ts';

/** Content service and core as one: it breaks on what a database refuses, and knows one site. */
const upstream = createServer(async (incoming, response) => {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (!incoming.url?.startsWith('/api/page')) return answer(200, { data: { total: 0, propertiesListing: [] } });
  const { path, domain_name } = JSON.parse(text);
  if (domain_name !== 'localhost') return answer(404, { type: 'https://vitrine.test/problems/unknown-domain' });
  if (decodeURIComponent(path).includes('\u0000')) return answer(500, { debug: 'select * from page' });
  if (path.length > 2048) return answer(400, {});
  if (!/^\/(fr|en)$/.test(path)) return answer(404, {});
  return answer(200, { content: { fields: [] }, microsite_id: 'm-1', site_key: 'key' });
});

let handle: AppHandler;
const errors: string[] = [];

beforeAll(async () => {
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo; // it listens on TCP
  Object.assign(process.env, {
    CONTENT_URL: `http://127.0.0.1:${port}`,
    CORE_URL: `http://127.0.0.1:${port}`,
    CONTENT_API_KEY: 'secret-key',
    SITE_MODE: 'domain',
    LOG_LEVEL: 'silent',
  });
  ({ handle } = await import('../app/entry.server.ts'));
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
});

const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
const serve = () => testServer({ handle, log, settings: { SITE_MODE: 'domain', PAGE_CACHE_SECONDS: '0' } });
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('a hostile address', () => {
  test.each([
    ['a NUL', '/fr/%00', 404],
    ['a NUL in the middle', '/fr/a%00b', 404],
    ['a line break', '/en/%0d%0aSet-Cookie:x=1', 404],
    ['half an escape', '/fr/%', 404],
    ['a lone surrogate', '/fr/%ED%A0%80', 404],
    ['an overlong slash', '/fr/%C0%AF..', 404],
    ['2,504 characters', `/fr/${'a'.repeat(2500)}`, 414],
    ['double slashes', '/fr//a///b', 404],
    ['dots', '/fr/../../etc/passwd', 404],
    ['encoded dots', '/fr/%2e%2e/%2e%2e%2fetc', 404],
    ['a NUL in an alert', '/fr/alertes/%00', 404],
    ['a NUL of an API', '/api/property/%00/tooltip', 404],
  ])('with %s is not found or too long, and logs no error', async (_, path, expected) => {
    errors.length = 0;
    const { port } = await serve();
    expect(statusOf(await raw(port, `GET ${path} HTTP/1.1`, 'Host: localhost'))).toBe(expected);
    expect(errors).toEqual([]);
  });

  test('is never a failure of the website, whatever it is made of', async () => {
    errors.length = 0;
    const { port } = await serve();
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '..',
        '.',
        '%',
        '%00',
        '%2f',
        '%5c',
        '%ff',
        '%ED%BF%BF',
        '?',
        '#',
        '&',
        '=',
        ';',
        '.data',
      ),
      fc.constantFrom(
        'fr',
        'en',
        'api',
        'properties',
        'contact',
        'qa',
        'assets',
        'resources',
        'alertes',
        'mun',
        'page',
      ),
      fc.string({ unit: fc.constantFrom(...'aZ09-_~!$\'()*+,:@"<>\\^`{|}é'), maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 4 }).map(encodeLoosely),
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        const line = `GET ${path.replace(/[\s\u0080-\uffff]/g, '')} HTTP/1.1`;
        expect(statusOf(await raw(port, line, 'Host: localhost'))).toBeLessThan(500);
      }),
      { numRuns: isFullRun ? 2000 : 60 },
    );
    expect(errors).toEqual([]);
  }, 120_000);
});

/** Any bytes as escapes, those of lone surrogates among them. */
const encodeLoosely = (text: string): string =>
  Array.from(Buffer.from(text, 'utf16le'), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

describe('a host name that no site has', () => {
  test.each([
    '/fr',
    '/api/properties?format=count',
    '/api/search-filters',
    '/api/articles',
    '/api/captcha/challenge',
    '/api/property/20000001/tooltip',
  ])('gets 421 at %s', async (path) => {
    const { port } = await serve();
    expect(statusOf(await raw(port, `GET ${path} HTTP/1.1`, 'Host: unknown.example'))).toBe(421);
  });

  test('gets 421 for a message', async () => {
    const { port } = await serve();
    const headers = { host: 'unknown.example', 'content-type': 'application/x-www-form-urlencoded' };
    const status = await new Promise((resolve) => {
      const sending = request({ port, path: '/api/contact', method: 'POST', headers }, (res) =>
        resolve(res.resume().statusCode),
      );
      sending.end('first_name=A');
    });
    expect(status).toBe(421);
  });
});
