import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alert, contextOf, startAlertServices, token } from '../../alerts/test-alert-core.ts';

const services = startAlertServices();
let take: typeof import('./alert.ts').post;
let unsubscribe: typeof import('./unsubscribe.ts');

beforeAll(async () => {
  ({ post: take } = await import('./alert.ts'));
  unsubscribe = await import('./unsubscribe.ts');
});
beforeEach(() => {
  services.seen.length = 0;
  services.answer = { status: 200, body: { data: alert } };
});

/** Returns the argument with which a route handler is called. */
function argumentsOf(path: string, init: RequestInit, given: string) {
  const request = new Request(`https://www.example.ca${path}`, init);
  return { request, url: new URL(request.url), isDocument: true, params: { token: given }, context: contextOf() };
}

const send = (fields: Record<string, string>, headers: Record<string, string> = {}, given = token) =>
  take(
    argumentsOf(
      `/api/alerts/${given}?locale=fr`,
      { method: 'POST', body: new URLSearchParams(fields), headers },
      given,
    ),
  );

describe('a form of the page of an alert', () => {
  test.each([
    ['confirm', 'PATCH', '{"status":"active"}'],
    ['pause', 'PATCH', '{"status":"paused"}'],
    ['resume', 'PATCH', '{"status":"active"}'],
    ['unsubscribe', 'DELETE', ''],
  ])('to %s leads back to the page, which says so', async (action, method, body) => {
    const { status, headers } = await send({ do: action });
    expect([status, headers.get('location')]).toEqual([303, `/fr/alertes/${token}?done=${action}`]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(services.seen).toEqual([{ method, path: `/api/swc/m-1/alerts/${token}`, body, client: '192.0.2.7' }]);
  });

  test('tells a script the address in place of a redirect', async () => {
    const answer = await send({ do: 'pause' }, { accept: 'application/json' });
    expect([answer.status, await answer.json()]).toEqual([200, { location: `/fr/alertes/${token}?done=pause` }]);
  });

  test('can change the frequency', async () => {
    await send({ do: 'save', frequency: 'weekly' });
    expect(services.seen).toMatchObject([{ method: 'PATCH', body: '{"frequency":"weekly"}' }]);
  });

  test.each([
    ['https://www.example.ca', {}],
    ['null', { 'sec-fetch-site': 'same-origin' }],
  ])('may come from the origin %s with %o', async (origin, headers) => {
    expect((await send({ do: 'confirm' }, { origin, ...headers })).status).toBe(303);
  });

  test.each([
    ['https://evil.example', {}],
    ['https://www.example.ca.evil.example', {}],
    ['http://www.example.ca', {}],
    ['null', { 'sec-fetch-site': 'cross-site' }],
    ['null', {}],
  ])('may not come from the origin %s with %o', async (origin, headers) => {
    expect((await send({ do: 'confirm' }, { origin, ...headers })).status).toBe(403);
    expect(services.seen).toEqual([]);
  });

  test.each([500, 401, 422])('reports a failure when core answers %i', async (status) => {
    services.answer = { status };
    expect((await send({ do: 'pause' })).headers.get('location')).toBe(`/fr/alertes/${token}?done=failed`);
  });

  test('reports a failure when core is unreachable', async () => {
    services.answer = 'is down';
    expect((await send({ do: 'pause' })).headers.get('location')).toBe(`/fr/alertes/${token}?done=failed`);
  });

  test.each([404, 409])('has no notice when core answers %i', async (status) => {
    services.answer = { status };
    expect((await send({ do: 'confirm' })).headers.get('location')).toBe(`/fr/alertes/${token}`);
  });

  test.each<Record<string, string>>([{}, { do: 'save', frequency: 'hourly' }])(
    'that says %o is refused',
    async (fields) => {
      expect((await send(fields)).status).toBe(422);
      expect(services.seen).toEqual([]);
    },
  );

  test('with an invalid token is refused without a call to core', async () => {
    expect((await send({ do: 'confirm' }, {}, '../contact')).status).toBe(404);
    expect(services.seen).toEqual([]);
  });
});

describe('one-click unsubscription', () => {
  const post = (init: RequestInit = {}, given = token) =>
    unsubscribe.post(argumentsOf(`/api/alerts/${given}/unsubscribe`, { method: 'POST', ...init }, given));
  const get = (headers: Record<string, string> = {}, given = token) =>
    unsubscribe.get(argumentsOf(`/api/alerts/${given}/unsubscribe`, { headers }, given));

  test.each([
    { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
    { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), headers: { origin: 'https://mail.example' } },
    {},
  ])('takes %o from anywhere and does not redirect', async (init) => {
    const { status, headers } = await post(init);
    expect([status, headers.get('location')]).toEqual([200, null]);
    expect(services.seen).toMatchObject([{ method: 'DELETE', path: `/api/swc/m-1/alerts/${token}` }]);
  });

  test('answers 503 while core is unreachable, so that the program retries', async () => {
    services.answer = 'is down';
    expect((await post()).status).toBe(503);
  });

  test('answers 404 for an unknown alert', async () => {
    services.answer = { status: 404 };
    expect([(await post()).status, (await post({}, 'no-token')).status]).toEqual([404, 404]);
  });

  test('needs a POST: a GET redirects to the page in the language of the letters', async () => {
    const { status, headers } = await get();
    expect([status, headers.get('location')]).toEqual([303, `/en/alerts/${token}`]);
    expect(services.seen.map(({ method }) => method)).toEqual(['GET']);
  });

  test('redirects to the page in the visitor’s language while core is unreachable', async () => {
    services.answer = 'is down';
    expect((await get({ 'accept-language': 'en-CA' })).headers.get('location')).toBe(`/en/alerts/${token}`);
    expect((await get()).headers.get('location')).toBe(`/fr/alertes/${token}`);
  });
});
