import { Writable } from 'node:stream';
import { logError } from '@vitrine/database/log-error.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startDatabaseProxy } from '../../../scripts/tests/database-proxy.ts';
import { startContent } from '../../test/content-fixture.ts';

test('While the database is unavailable every answer is 503 with a time to come back, no log holds a query, and all is well afterwards.', async () => {
  const logged: string[] = [];
  const destination = new Writable({
    write(line, _, done) {
      logged.push(String(line));
      done();
    },
  });
  const log = pino({ serializers: { err: logError } }, destination);
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>> | undefined;
  const content = await startContent('content_unavailable', undefined, log, async (databaseUrl) => {
    proxy = await startDatabaseProxy(databaseUrl);
    return proxy.url;
  });
  await content.importSite('1');
  await proxy?.stop();

  const post = (path: string, body: unknown) => content.call(path, { method: 'POST', body: JSON.stringify(body) });
  const answers = await Promise.all([
    post('/api/page/1', { path: '/fr' }),
    post('/api/page', { path: '/fr', domain_name: 'canary.example' }),
    post('/api/draft/1', { token: 'x', locale: 'fr' }),
    content.call('/api/articles', { headers: { 'x-site-api': 'canary-key' } }),
    content.call('/api/sitemap-files', { headers: { 'x-site-api': 'canary-key' } }),
    content.call('/readyz'),
  ]);
  for (const answer of answers) {
    expect(answer.status, await answer.text()).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  expect(logged.join('')).toContain('A query failed');
  expect(logged.join('')).not.toMatch(/canary|select |params/i);

  await proxy?.start();
  expect((await content.page('1', '/fr')).status).toBe(200);
  expect((await content.call('/readyz')).status).toBe(200);
  await content.stop();
  await proxy?.stop();
});
