import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf } from '../../alerts/test-alert-core.ts';
import { startTestServices } from '../../page/test-services.ts';

const card = {
  ...{ uls: '10000001', type: 'Maison', address: '128, rue des Érables, Montréal', price: 450_000 },
  ...{ url: '/proprietes/maison-128-rue-des-erables-montreal-10000001', specs: {}, badge: null },
};
const active = {
  ...{ uls: '10000001', status: 'active', has_conditional_offer: false, shows_previous_prices: true },
  ...{ card, successor: null },
};

let answer: { status: number; body: unknown };
let asked: string[] = [];

startTestServices((request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://service');
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (!pathname.startsWith('/api/swc/'))
    return json(200, { content: { fields: [] }, microsite_id: 'm-1', site_key: 'the-key-of-the-site' });
  asked.push(pathname + search);
  return json(answer.status, answer.body);
});

let get: typeof import('./listing-states.ts').get;
beforeAll(async () => {
  ({ get } = await import('./listing-states.ts'));
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { data: [active] } };
});

const call = (query = '?uls=10000001,10000002&locale=fr') => {
  const request = new Request(`https://www.example.ca/api/listing-states${query}`);
  return get({ request, url: new URL(request.url), isDocument: true, params: {}, context: contextOf() });
};
const stateOf = async (given: object) => {
  answer = { status: 200, body: { data: [{ ...active, ...given }] } };
  const { data } = await (await call()).json();
  return data[0];
};

describe('the states of saved listings', () => {
  test('are asked of core by number, and no cache keeps them', async () => {
    const response = await call();
    expect(asked).toEqual(['/api/swc/m-1/listing-states?uls=10000001%2C10000002']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      data: [
        {
          ...{ uls: '10000001', status: 'active', price: 450_000, showsPreviousPrice: true, successor: null },
          card: { street: '128, rue des Érables', municipality: 'Montréal', price: '450\u00a0000\u00a0$' },
        },
      ],
    });
  });

  test('name a conditional offer', async () => {
    expect(await stateOf({ has_conditional_offer: true })).toMatchObject({ status: 'conditional' });
  });

  test('never hold the price of a sale, even when core sends one', async () => {
    const state = await stateOf({ status: 'sold', card: { ...card, badge: 'sold' } });
    expect(state).toMatchObject({ status: 'sold', price: null, card: { price: '' } });
  });

  test.each([
    [422, { title: 'Invalid' }, 422],
    [503, { title: 'Unavailable' }, 503],
    [200, { data: [{ uls: 1 }] }, 502],
  ])('are a problem when core answers %i with %j', async (status, body, expected) => {
    answer = { status, body };
    expect((await call()).status).toBe(expected);
  });
});
