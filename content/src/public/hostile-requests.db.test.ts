import { Writable } from 'node:stream';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedRuns } from '../../../scripts/tests/generated-runs.ts';
import { type ContentFixture, startContent } from '../../test/content-fixture.ts';

let content: ContentFixture;
const logged: string[] = [];
const destination = new Writable({
  write(line, _, done) {
    logged.push(String(line));
    done();
  },
});

beforeAll(async () => {
  content = await startContent('content_hostile', undefined, pino({ level: 'debug' }, destination));
  await content.importSite('1');
});
afterAll(() => content.stop());

const post = (address: string, text: string) => content.call(address, { method: 'POST', body: text });

/** Sends the request and returns its status; fails when the service logs a database query. */
async function statusOf(request: Promise<Response>): Promise<number> {
  logged.length = 0;
  const { status } = await request;
  expect(logged.join('')).not.toMatch(/select |Failed query|params/i);
  return status;
}

const longPath = `/fr/${'a'.repeat(2500)}`;

test.each([
  ['/fr/%00', 404],
  ['/fr/\\u0000', 404],
  ['/fr/\\ud800', 404],
  ['/fr/blogue/x-999999999', 404],
  ['/fr/%ED%A0%80', 404],
  ['/fr/%', 404],
  [longPath, 404],
  [`/fr/${'%C3%A9'.repeat(500)}`, 404],
  ['/fr?x=\\u0000', 200],
])('The path %s gets %i', async (path, status) => {
  expect(await statusOf(post('/api/page/1', `{"path": "${path}"}`))).toBe(status);
});

test.each(['\\u0000', '\\ud800', 'unknown.example.ca', 'a b', '..', 'x'.repeat(253), '[::1]:80', '%00'])(
  'The unknown host %s gets 404',
  async (domain) => {
    expect(await statusOf(post('/api/page', `{"path": "/fr", "domain_name": "${domain}"}`))).toBe(404);
  },
);

test.each(['/api/page/%00', '/api/page/%ED%A0%80', `/api/page/${'x'.repeat(5000)}`, '/api/page/%2e%2e'])(
  'The unknown site of %s gets 404',
  async (address) => {
    expect(await statusOf(post(address, '{"path": "/fr"}'))).toBe(404);
  },
);

test.each([
  'language=fr&page=1&categories=%00',
  'language=%00',
  'language=fr&page=99999999999999999999',
  'language=fr&limit=-1',
  'language=fr&categories=99999999999',
])('GET /api/articles?%s never gets 5xx', async (query) => {
  const headers = { 'x-site-api': 'site-key-of-site-1' };
  expect(await statusOf(content.call(`/api/articles?${query}`, { headers }))).toBeLessThan(500);
});

test('No generated path, host or variant gets 5xx', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constant('\0'),
    fc.constant('\ud800'),
  );
  const body = fc.record({
    path: fc.oneof(
      text.map((rest) => `/fr/${rest}`),
      text,
    ),
    domain_name: text,
    query: fc.record({ variant: text }),
  });
  await fc.assert(
    fc.asyncProperty(body, async (request) => {
      expect(await statusOf(post('/api/page/1', JSON.stringify(request)))).toBeLessThan(500);
      expect(await statusOf(post('/api/page', JSON.stringify(request)))).toBeLessThan(500);
    }),
    { numRuns: generatedRuns(2000) },
  );
});
