import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { photoRoutes } from './photo-routes.ts';

const app = new Hono();
app.onError((error, c) => c.text(error.message, 'status' in error ? (error.status as 404) : 500)); // A ProblemError has the status of the response.
app.route('/', photoRoutes({ coreUrl: 'http://core.example/' }));

const name = `${'a'.repeat(32)}-480.avif`;
const core = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', core);
});
afterEach(() => {
  vi.unstubAllGlobals();
  core.mockReset();
});

const photo = (status = 200) =>
  new Response(status === 200 ? 'photo' : '{}', {
    status,
    headers: {
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${name}"`,
      'set-cookie': 'a=b',
    },
  });

test('a copied photo is passed on from core with its cache headers alone', async () => {
  core.mockResolvedValue(photo());
  const answer = await app.request(`/resources/photos/${name}`);
  expect(core.mock.calls[0]?.[0]).toBe(`http://core.example/api/photos/${name}`);
  expect(await answer.text()).toBe('photo');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test('a browser that has it gets it confirmed', async () => {
  core.mockResolvedValue(photo());
  const answer = await app.request(`/resources/photos/${name}`, { headers: { 'if-none-match': `"${name}"` } });
  expect(answer.status).toBe(304);
});

test.each([
  ['a photo that no listing shows', 404, 404],
  ['an error of core', 500, 503],
  ['another answer', 302, 503],
])('%s is not cached', async (_, status, expected) => {
  core.mockResolvedValue(photo(status));
  const answer = await app.request(`/resources/photos/${name}`);
  expect(answer.status).toBe(expected);
  expect(answer.headers.get('cache-control')).toBeNull();
});

test('a core that does not answer is unavailable', async () => {
  core.mockRejectedValue(new Error('refused'));
  expect((await app.request(`/resources/photos/${name}`)).status).toBe(503);
});
