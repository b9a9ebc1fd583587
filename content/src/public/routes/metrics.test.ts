import { expect, test } from 'vitest';
import { ProblemError } from '../http/problem.ts';
import { metricsRoutes } from './metrics-routes.ts';

const figures = { done: 3, failed: 2, oldestSeconds: 12 };
const read = (
  metricsToken: string | undefined,
  headers = {},
  purges: { figures(): typeof figures } | null = { figures: () => figures },
) =>
  metricsRoutes({ purges, receivesChanges: () => true, metricsToken })
    .onError((error, c) => c.body(null, error instanceof ProblemError ? 401 : 500))
    .request('/metrics', { headers });

test('The figures say how often the cache in front was purged, and since when a change waits.', async () => {
  const text = await (await read(undefined)).text();
  expect(text).toContain('vitrine_content_purges_total{result="failed"} 2');
  expect(text).toContain('vitrine_content_purge_oldest_seconds 12');
  expect(await (await read(undefined, {}, null)).text()).not.toContain('purge');
});

test.each<[string | undefined, Record<string, string>, number]>([
  [undefined, {}, 200],
  [undefined, { 'x-forwarded-for': '203.0.113.5' }, 401],
  ['token', {}, 401],
  ['token', { authorization: 'Bearer other' }, 401],
  ['token', { authorization: 'Bearer token' }, 200],
])('With the token %s and the headers %o they answer %i.', async (token, headers, status) => {
  expect((await read(token, headers)).status).toBe(status);
});
