import { signQaToken } from '@vitrine/contract/qa-token.ts';
import { expect, test, vi } from 'vitest';
import { qaSettingsCookie } from '../app/qa/qa-settings.ts';
import { testServer } from './test-server.ts';

const key = 'a-key-that-the-admin-knows';
const area = ['/qa/sections', '/qa/sections.data', '/qa/general-settings', '/qa', '/qa/anything'];

const serve = (settings: Record<string, string> = { STAFF_LINK_KEY: key }) => {
  const handle = vi.fn(async () => new Response('<p>Examples</p>', { headers: { 'content-type': 'text/html' } }));
  return testServer({ settings, handle }).then((server) => ({ ...server, handle }));
};

test.each(area)('a visitor gets a small 404 at %s, and the application is not asked', async (path) => {
  const { get, handle } = await serve();
  const response = await get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect((await response.text()).length).toBeLessThan(2000);
  expect(handle).not.toHaveBeenCalled();
});

test('a change that a visitor sends gets a 404', async () => {
  const { get } = await serve();
  expect((await get('/qa/sections', { method: 'POST', body: '[]' })).status).toBe(404);
});

test('a link of the admin leads to the area without its token, by a cookie that scripts cannot read', async () => {
  const { get } = await serve();
  const token = await signQaToken(key, 'qa-link', Date.now());
  const entered = await get(`/qa/sections?block=cta&staff=${token}`);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/qa/sections?block=cta']);
  expect(entered.headers.get('cache-control')).toBe('private, no-store');
  const cookie = entered.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; Path=\/qa; HttpOnly; SameSite=Lax$/);
  const shown = await get('/qa/sections', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect([shown.status, await shown.text()]).toEqual([200, '<p>Examples</p>']);
});

test('staff who save the settings stay in the area', async () => {
  const { get } = await serve();
  const entered = await get(`/qa/sections?staff=${await signQaToken(key, 'qa-link', Date.now())}`);
  const saved = qaSettingsCookie({ payloadColorsEnabled: false, globalEditModeActivated: true });
  // A cookie replaces the one of the same name and path.
  const jar = new Map([entered.headers.get('set-cookie') ?? '', saved].map((cookie) => [cookie.split('=')[0], cookie]));
  const cookie = [...jar.values()].map((each) => each.split(';')[0]).join('; ');
  expect((await get('/qa/sections', { headers: { cookie } })).status).toBe(200);
});

test.each([
  ['an expired link', () => signQaToken(key, 'qa-link', Date.now() - 3_600_000)],
  ['a link of another installation', () => signQaToken('another key', 'qa-link', Date.now())],
  ['a session in place of a link', () => signQaToken(key, 'qa-session', Date.now())],
])('%s gets a 404', async (_, make) => {
  const { get } = await serve();
  expect((await get(`/qa/sections?staff=${await make()}`)).status).toBe(404);
});

test('a link in place of a session gets a 404', async () => {
  const { get } = await serve();
  const cookie = `vitrine_qa=${await signQaToken(key, 'qa-link', Date.now())}`;
  expect((await get('/qa/sections', { headers: { cookie } })).status).toBe(404);
});

test('without a key the area is closed to everybody', async () => {
  const { get } = await serve({});
  expect((await get('/qa/sections')).status).toBe(404);
});

test('an open area needs no link', async () => {
  const { get } = await serve({ QA_ACCESS: 'open' });
  expect((await get('/qa/sections')).status).toBe(200);
});
