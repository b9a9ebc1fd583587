import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { noCoreServices } from '../core-services.ts';

let api: StaffApi;
/** The calls to core that were made, with the site and the parameters of each. */
const asked: string[] = [];
let isAnswering = true;
beforeAll(async () => {
  const municipalities = [{ MUN_CODE: '66023', DESCRIPTION: 'Montréal', listings_count: 4 }];
  const brokers = [{ slug: 'maude-gagnon', name: 'Maude Gagnon' }];
  api = await startStaffApi('content_criteria', {
    ...noCoreServices,
    listings: {
      async count(_req, micrositeId, search) {
        asked.push(`${micrositeId} ${search}`);
        return isAnswering ? 128 : null;
      },
      async named(_req, micrositeId, words) {
        asked.push(`${micrositeId} ${words}`);
        const listing = { uls: '10000001', type: 'Maison', address: '1, rue Haute', status: 'active' as const };
        return isAnswering ? [{ ...listing, has_page: true }] : null;
      },
      filters: async () => (isAnswering ? { municipalities, property_types: [], brokers, offices: [] } : null),
    },
  });
  for (const site of ['a', 'b'] as const) {
    await api.payload.create({
      collection: 'offices',
      data: { site: api.sites[site], name: `Bureau ${site}`, slug: `bureau-${site}` } as never,
    });
  }
});
afterAll(() => api.stop());

const count = (role: RoleName, json: unknown, site: 'a' | 'b' = 'a') =>
  api.call(role, `criteria/${api.sites[site]}/count`, { json });
const names = (role: RoleName, site: 'a' | 'b' = 'a') => api.call(role, `criteria/${api.sites[site]}/names`);
const listings = (query: unknown) => ({ source: 'properties', query });

test('the search of a block is counted by core for its site', async () => {
  asked.length = 0;
  const query = { mun: ['66023', '58227'], price_max: 500000, open_house: true, nested: { a: 1 } };
  const { status, body } = await count('editorOfA', listings(query));
  expect([status, body]).toEqual([200, { total: 128 }]);
  expect(asked).toEqual(['m-a mun=66023&mun=58227&price_max=500000&open_house=1']);
});

test.each([
  ['offices', {}, 1],
  ['people', { kind: 'broker', office: 'bureau-a' }, 0],
  ['people', { kind: 'king' }, 0],
  ['articles', { categories: ['1', 'x'] }, 0],
])('the %s of a site are counted by %j', async (source, query, total) => {
  const { status, body } = await count('editorOfA', { source, query });
  expect([status, body]).toEqual([200, { total }]);
});

test('a count that core does not give is a failure, not a zero', async () => {
  isAnswering = false;
  expect((await count('editorOfA', listings({}))).status).toBe(503);
  const { body } = await names('editorOfA');
  expect([body.municipalities, body.siteOffices]).toEqual([null, [{ value: 'bureau-a', label: 'Bureau a' }]]);
  isAnswering = true;
});

test('the criteria offer the municipalities, brokers and offices of the site', async () => {
  const { status, body } = await names('editorOfA');
  expect(status).toBe(200);
  expect(body).toEqual({
    municipalities: [{ value: '66023', label: 'Montréal', count: 4 }],
    brokers: [{ value: 'maude-gagnon', label: 'Maude Gagnon' }],
    offices: [],
    siteOffices: [{ value: 'bureau-a', label: 'Bureau a' }],
    categories: [],
  });
});

test('the listings of a site are found by words of their address', async () => {
  asked.length = 0;
  const named = (words: string, role: RoleName = 'editorOfA', site: 'a' | 'b' = 'a') =>
    api.call(role, `criteria/${api.sites[site]}/listings?${new URLSearchParams({ words })}`);
  const { status, body } = await named('rue haute');
  expect([status, body[0].uls, asked]).toEqual([200, '10000001', ['m-a rue haute']]);
  expect((await named('a'.repeat(101))).status).toBe(400);
  expect((await named('rue', 'editorOfA', 'b')).status).toBe(404);
  expect((await named('rue', 'anonymous')).status).toBe(401);
  isAnswering = false;
  expect((await named('rue')).status).toBe(503);
  isAnswering = true;
});

test.each([
  ['anonymous', 'a', 401],
  ['editorOfA', 'b', 404],
  ['editorOfBoth', 'b', 200],
  ['admin', 'b', 200],
] as const)('%s of site %s gets %i', async (role, site, expected) => {
  asked.length = 0;
  expect((await count(role, listings({}), site)).status).toBe(expected);
  expect((await names(role, site)).status).toBe(expected);
  expect(asked).toHaveLength(expected === 200 ? 1 : 0);
});

test.each(['0', '-1', '99999999999', '1.5', 'a', '1%20or%201'])('there is no site %s', async (site) => {
  expect((await api.call('admin', `criteria/${site}/count`, { json: listings({}) })).status).toBe(404);
});

test.each([
  null,
  [],
  {},
  { source: 'leads', query: {} },
  listings(null),
  listings([]),
  listings({ a: 'x'.repeat(20_001) }),
])('a request of another shape is refused: %j', async (json) => {
  expect((await count('admin', json)).status).toBe(400);
});
