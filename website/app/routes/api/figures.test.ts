import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { origin, setTestSite, visitorContext } from './test-site.ts';

const core = vi.fn<typeof fetch>();
let post: typeof import('./figures.ts').post;

beforeAll(async () => {
  await setTestSite('http://core.test');
  ({ post } = await import('./figures.ts'));
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
const page = `${origin}/en/properties/house-20000000`;
const view = { kind: 'view', uls: '20000000' };
let lastAddress = 0;

/** Sends an event from the page of its listing; each call comes from another network unless `clientIp` is given. */
function send(body: unknown, headers: Record<string, string> = {}, clientIp = `10.0.${lastAddress++}.1`) {
  const request = new Request(`${origin}/api/figures`, {
    method: 'POST',
    headers: {
      origin,
      referer: page,
      'user-agent': firefox,
      'sec-fetch-site': 'same-origin',
      cookie: 'consent=x',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const context = { ...visitorContext, clientIp };
  return post({ request, url: new URL(request.url), isDocument: true, params: {}, context });
}
/** Bodies that core got. */
const counted = () => core.mock.calls.map(([, call]) => JSON.parse(String(call?.body)));

test('a view is passed on to core without anything about the visitor', async () => {
  const answer = await send(view);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
  const [url, call] = core.mock.calls[0] ?? [];
  expect(url).toBe('http://core.test/api/swc/m-1/figures');
  expect(counted()).toEqual([view]);
  expect(call?.headers).toEqual({
    ...{ Accept: 'application/json', 'Content-Language': 'en', 'Content-Type': 'application/json' },
    ...{ 'X-Site-Key': 'site-key', 'X-Request-Id': 'r', 'accept-encoding': 'identity' },
  });
});

test('nobody waits for core, which may hang or fail', async () => {
  core.mockReturnValueOnce(new Promise(() => undefined));
  expect((await send(view)).status).toBe(204);
  core.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect((await send(view)).status).toBe(204);
});

test.each([
  'Googlebot/2.1',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'python-requests/2.32',
  'curl/8.5.0',
  '',
])('a view of a program is not counted: %s', async (agent) => {
  expect((await send(view, { 'user-agent': agent })).status).toBe(204);
  expect(counted()).toEqual([]);
});

test('a browser whose name holds that of a device is no program', async () => {
  await send(view, {
    'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });
  expect(counted()).toEqual([view]);
});

test.each([
  ['staff who came from the admin', { cookie: 'a=b; vitrine_staff=1' }],
  ['a visitor who asks for privacy', { 'sec-gpc': '1' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['the page of a draft', { referer: `${origin}/en/preview?preview=x` }],
  ['an example of a block', { referer: `${origin}/qa/sections?block=property-detail` }],
  ['the page of another listing', { referer: `${origin}/en/properties/house-20000001` }],
])('a view of %s is not counted', async (_, headers) => {
  expect((await send(view, headers)).status).toBe(204);
  expect(counted()).toEqual([]);
});

test('an event from another site is refused', async () => {
  expect((await send(view, { origin: 'https://evil.example' })).status).toBe(403);
  expect(counted()).toEqual([]);
});

test('one network repeats an event ten times in ten minutes and sends 120 in all, and no more are counted', async () => {
  for (let i = 0; i < 30; i++) await send(view, {}, '192.0.2.1');
  expect(counted()).toHaveLength(10);
  core.mockClear();
  for (let i = 0; i < 200; i++) await send({ kind: 'heart', uls: String(30_000_000 + i) }, {}, '2001:db8::1');
  await send({ kind: 'heart', uls: '20000000' }, {}, '2001:db8::ffff:2');
  expect(counted()).toHaveLength(120);
});

test.each(['', '[]', '{}', 'null', { ...view, uls: '../1' }, { ...view, kind: 'delete' }, { ...view, email: 'x' }])(
  'what is nothing that is counted is refused: %j',
  async (body) => {
    expect((await send(body)).status).toBe(422);
    expect(counted()).toEqual([]);
  },
);

test('no body makes the server fail, and what reaches core is one of the events', async () => {
  const parts = {
    kind: fc.constantFrom('view', 'heart', 'share', 'sheet', 'search'),
    uls: fc.string(),
    place: fc.string(),
    type: fc.string(),
  };
  const bodies = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record(parts, { requiredKeys: [] }).map((body) => JSON.stringify(body)),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      expect([204, 422]).toContain((await send(body)).status);
    }),
  );
  for (const body of counted()) expect(Object.keys(body).sort().join()).toMatch(/^(kind,uls|kind,place,type)$/);
});
