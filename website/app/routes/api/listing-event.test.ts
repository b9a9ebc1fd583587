import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { origin, setTestSite, visitorContext } from './test-site.ts';

const core = vi.fn<typeof fetch>();
let post: typeof import('./listing-event.ts').post;

beforeAll(async () => {
  await setTestSite('http://core.test');
  ({ post } = await import('./listing-event.ts'));
});
beforeEach(() => {
  vi.stubGlobal('fetch', core);
  core.mockResolvedValue(new Response(null, { status: 202 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  core.mockReset();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const event = { id: randomUUID(), uls: '20000000', event: 'View' };
function send(body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`${origin}/api/listing-event`, {
    method: 'POST',
    headers: { origin, referer: `${origin}/en/x`, 'user-agent': firefox, cookie: 'consent=x', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return post({ request, url: new URL(request.url), isDocument: true, params: {}, context: visitorContext });
}

test('a view is passed on to core without anything about the visitor', async () => {
  expect((await send(event)).status).toBe(204);
  const [url, call] = core.mock.calls[0] ?? [];
  expect(url).toBe('http://core.test/api/swc/m-1/listing-events');
  expect(JSON.parse(String(call?.body))).toEqual(event);
  expect(call?.headers).toEqual({
    Accept: 'application/json',
    'Content-Language': 'en',
    'Content-Type': 'application/json',
    'X-Site-Key': 'site-key',
    'X-Request-Id': 'r',
    'accept-encoding': 'identity',
  });
});

test('nobody waits for core', async () => {
  core.mockReturnValue(new Promise(() => undefined));
  expect((await send(event)).status).toBe(204);
});

test.each(['Googlebot/2.1', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'facebookexternalhit/1.1', 'HeadlessChrome', ''])(
  'a view of a bot is ignored: %s',
  async (agent) => {
    expect((await send(event, { 'user-agent': agent })).status).toBe(204);
    expect(core).not.toHaveBeenCalled();
  },
);

test('an event from another site is refused', async () => {
  expect((await send(event, { origin: 'https://evil.example' })).status).toBe(403);
  expect(core).not.toHaveBeenCalled();
});

test.each(['', '[]', '{}', { ...event, uls: '../1' }, { ...event, event: 'Delete' }, { ...event, id: 'x' }])(
  'what is no event is refused: %j',
  async (body) => {
    expect((await send(body)).status).toBe(422);
    expect(core).not.toHaveBeenCalled();
  },
);
