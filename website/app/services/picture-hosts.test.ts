import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTestEnvironment } from '../page/test-environment.ts';

setTestEnvironment({ CORE_URL: 'http://core.test' });
const { pictureHostsOf } = await import('./picture-hosts.server.ts');
const { siteAccessOf } = await import('./site-access.server.ts');

let answers: (() => Promise<Response>)[] = [];
const calls: string[] = [];
let site = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() });
  calls.length = 0;
  site++;
  siteAccessOf(`site-${site}.test`, { microsite_id: `m-${site}`, site_key: 'key-of-the-site-1' });
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    return (answers.shift() ?? (() => Promise.reject(new Error('No answer is left'))))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hosts =
  (...named: string[]) =>
  async () =>
    Response.json({ data: { hosts: named } });
const ask = (hostname = `site-${site}.test`) => pictureHostsOf(hostname, 'r');

test('the hosts of a site are asked for once in half a minute, and no page waits for the next answer', async () => {
  answers = [hosts('a.example'), hosts('b.example')];
  expect(await ask()).toEqual(['a.example']);
  expect(await ask()).toEqual(['a.example']);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(31_000);
  expect(await ask()).toEqual(['a.example']);
  await vi.waitFor(async () => expect(await ask()).toEqual(['b.example']));
  expect(calls).toHaveLength(2);
});

test('while core answers nothing usable the hosts stay', async () => {
  answers = [hosts('a.example'), async () => new Response('', { status: 503 })];
  await ask();
  vi.advanceTimersByTime(31_000);
  await ask();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(await ask()).toEqual(['a.example']);
});

test('after a failure they are asked for again in seconds', async () => {
  answers = [() => Promise.reject(new Error('down')), hosts('a.example')];
  expect(await ask()).toEqual([]);
  expect(await ask()).toEqual([]);
  vi.advanceTimersByTime(3100);
  await ask();
  await vi.waitFor(async () => expect(await ask()).toEqual(['a.example']));
  expect(calls).toHaveLength(2);
});

test('a core that does not know the call lets pictures in from any host, a site that is not known from none', async () => {
  answers = [async () => new Response('', { status: 404 })];
  expect(await ask()).toBeNull();
  expect(await ask('elsewhere.test')).toEqual([]);
});
