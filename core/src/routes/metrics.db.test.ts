import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';

let databaseUrl: string;
let core: ReturnType<typeof startCore>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_metrics');
  await importListings(databaseUrl, [listingOf()]);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

test('the metrics tell how many listings are in memory and how calls were answered', async () => {
  await core.get('properties');
  await core.get('properties?format=xyz');
  const text = await (await core.app.request('/metrics')).text();
  for (const line of [
    'vitrine_core_search_listings 1',
    'vitrine_core_search_loads_total 1',
    'vitrine_core_answers_total{status="2xx"} 1',
    'vitrine_core_answers_total{status="4xx"} 1',
    'vitrine_core_answer_seconds_bucket{le="+Inf"} 2',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('through a proxy they are refused, and with a token they are for who knows it', async () => {
  const ask = (headers: Record<string, string>, from = core) => from.app.request('/metrics', { headers });
  expect((await ask({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(401);
  const guarded = startCore(databaseUrl, { metricsToken: 'secret' });
  expect((await ask({}, guarded)).status).toBe(401);
  expect((await ask({ authorization: 'Bearer secret', 'x-forwarded-for': '203.0.113.7' }, guarded)).status).toBe(200);
  await guarded.close();
});
