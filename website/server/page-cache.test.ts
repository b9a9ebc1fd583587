import { expect, onTestFinished, test, vi } from 'vitest';
import { type RouteAnswer, wholeAnswer } from '../app/answer.ts';
import { readCachedPage } from './cached-page.ts';
import { bytesOf } from './coded-body.ts';
import { type CacheAnswer, PageCache } from './page-cache.ts';
import { page } from './test-server.ts';

/** A cache with a clock that stands, and an application whose next answer the test chooses. */
function setUp(freshSeconds = 10) {
  const state = {
    seconds: 0,
    renders: 0,
    tags: ['site-1'],
    respond: (): Promise<RouteAnswer> => Promise.resolve(page('first')),
  };
  const cache = new PageCache(freshSeconds, () => state.seconds * 1000);
  const ask = async (key = 'https://a.ca/fr') => {
    const answer = await cache.answer(key, async (before) => {
      state.renders += 1;
      return readCachedPage({ ...wholeAnswer(await state.respond()), tags: state.tags }, before);
    });
    return { state: answer.state, status: answer.page.status, text: textOf(answer), age: answer.ageSeconds };
  };
  return { state, cache, ask };
}

function textOf(answer: CacheAnswer): string {
  return bytesOf(answer.page.body, undefined).toString();
}

test('A page is rendered once while it is fresh.', async () => {
  const { state, ask } = setUp();
  expect(await ask()).toMatchObject({ state: 'miss', text: 'first' });
  state.seconds = 9;
  expect(await ask()).toMatchObject({ state: 'hit', text: 'first' });
  expect(state.renders).toBe(1);
});

test('Many who ask for a page that is not there wait for one rendering.', async () => {
  const { state, ask } = setUp();
  const { promise, resolve } = Promise.withResolvers<RouteAnswer>();
  state.respond = () => promise;
  const asked = [ask(), ask(), ask()];
  resolve(page('together'));
  expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(['together', 'together', 'together']);
  expect(state.renders).toBe(1);
});

test('A page past its freshness is answered as it is and renewed once in the background.', async () => {
  const { state, ask } = setUp();
  await ask();
  state.seconds = 11;
  state.respond = async () => page('second');
  expect(await Promise.all([ask(), ask()])).toMatchObject([{ text: 'first' }, { text: 'first' }]);
  await expect.poll(() => ask()).toMatchObject({ state: 'hit', text: 'second', age: 0 });
  expect(state.renders).toBe(2);
});

test('A page that is rendered again as the same text keeps its compressed body.', async () => {
  const { state, cache, ask } = setUp();
  await ask();
  const body = async () =>
    (await cache.answer('https://a.ca/fr', () => Promise.reject(new Error('not asked')))).page.body;
  const before = await body();
  state.seconds = 71;
  expect(await ask()).toMatchObject({ state: 'miss', text: 'first' });
  expect(await body()).toBe(before);
});

test('A page that nobody asked for in a minute is rendered before it is answered.', async () => {
  const { state, ask } = setUp();
  await ask();
  state.seconds = 71;
  state.respond = async () => page('second');
  expect(await ask()).toMatchObject({ state: 'miss', text: 'second' });
});

test.each([
  ['a 503', async () => page('down', { status: 503 })],
  ['an exception', () => Promise.reject(new Error('down'))],
])('When rendering ends in %s the last good page stands in, with its age, for a day.', async (_name, respond) => {
  const { state, ask } = setUp();
  await ask();
  state.respond = respond;
  state.seconds = 3600;
  expect(await ask()).toEqual({ state: 'stale', status: 200, text: 'first', age: 3600 });
  state.seconds = 24 * 3600 - 1;
  expect(await ask()).toMatchObject({ state: 'stale' });
});

test('A page older than a day stands in for nothing.', async () => {
  const { state, ask } = setUp();
  await ask();
  state.seconds = 24 * 3600 + 1;
  state.respond = async () => page('down', { status: 503 });
  expect(await ask()).toMatchObject({ status: 503 });
  state.respond = () => Promise.reject(new Error('down'));
  await expect(ask()).rejects.toThrow('down');
});

test('After a failure the application is left alone for the time of freshness, then asked in the background.', async () => {
  const { state, ask } = setUp();
  await ask();
  state.seconds = 100;
  state.respond = async () => page('down', { status: 500 });
  await ask();
  state.seconds = 109;
  await ask();
  expect(state.renders).toBe(2);
  state.seconds = 111;
  state.respond = async () => page('back');
  expect(await ask()).toMatchObject({ state: 'stale', text: 'first' });
  await expect.poll(() => ask()).toMatchObject({ state: 'hit', text: 'back' });
});

test('However long pages are fresh, rendering is tried again ten seconds after a failure.', async () => {
  const { state, cache, ask } = setUp(3600);
  await ask();
  cache.purge(['all']);
  state.respond = async () => page('down', { status: 503 });
  expect(await ask()).toMatchObject({ state: 'stale' });
  state.seconds = 11;
  state.respond = async () => page('back');
  await ask();
  await expect.poll(() => ask()).toMatchObject({ state: 'hit', text: 'back' });
});

test('A failure without an earlier page is answered and not kept.', async () => {
  const { state, ask } = setUp();
  state.respond = async () => page('down', { status: 503 });
  expect(await ask()).toMatchObject({ status: 503, text: 'down' });
  state.respond = async () => page('back');
  expect(await ask()).toMatchObject({ status: 200, text: 'back' });
});

test('A page that is not found is kept for half the time, and never stands in for a failure.', async () => {
  const { state, ask } = setUp();
  state.respond = async () => page('none', { status: 404 });
  await ask();
  state.seconds = 4;
  expect(await ask()).toMatchObject({ state: 'hit', status: 404 });
  state.seconds = 6;
  state.respond = async () => page('down', { status: 503 });
  expect(await ask()).toMatchObject({ state: 'miss', status: 503 });
});

test('A page that brings its own longest age is rendered anew once it is older, and still stands in for a failure.', async () => {
  const { state, ask } = setUp();
  state.respond = async () => page('for sale', {}, { cache: { maxAge: 2 } });
  await ask();
  state.seconds = 1.9;
  expect(await ask()).toMatchObject({ state: 'hit' });
  state.seconds = 2;
  state.respond = async () => page('sold', {}, { cache: { maxAge: 2 } });
  expect(await Promise.all([ask(), ask()])).toMatchObject([{ text: 'sold' }, { text: 'sold' }]);
  expect(state.renders).toBe(2);
  state.seconds = 60;
  state.respond = async () => page('down', { status: 503 });
  expect(await ask()).toMatchObject({ state: 'stale', text: 'sold' });
});

test('A page that is gone for good is kept like one that is not found.', async () => {
  const { state, ask } = setUp();
  state.respond = async () => page('gone', { status: 410 });
  await ask();
  state.seconds = 4;
  expect(await ask()).toMatchObject({ state: 'hit', status: 410 });
  state.seconds = 6;
  state.respond = async () => page('back');
  expect(await ask()).toMatchObject({ status: 200, text: 'back' });
});

test('A page that is found again, or gone, takes the place of what was kept.', async () => {
  const { state, ask } = setUp();
  await ask();
  state.seconds = 100;
  state.respond = async () => page('none', { status: 404 });
  expect(await ask()).toMatchObject({ status: 404 });
  state.seconds = 106;
  state.respond = async () => page('again');
  expect(await ask()).toMatchObject({ status: 200, text: 'again' });
  expect(await ask()).toMatchObject({ state: 'hit', text: 'again' });
});

test.each([
  ['without the word of the application', () => page('mine', {}, { cache: null })],
  ['that sets a cookie', () => page('mine', { headers: { 'set-cookie': 'a=b' } })],
  ['that is a redirect', () => page('', { status: 301, headers: { location: '/fr/contact' } })],
])('An answer %s is not kept, and what was kept before is dropped.', async (_name, respond) => {
  const { state, ask } = setUp();
  await ask();
  state.seconds = 11;
  state.respond = async () => respond();
  await ask();
  await expect.poll(async () => (await ask()).state).toBe('miss');
  expect((await ask()).state).toBe('miss');
});

test('A page is rendered again once one of its tags is purged, and others are not.', async () => {
  const { state, cache, ask } = setUp();
  state.tags = ['site-1', 'page-1'];
  await ask('https://a.ca/fr');
  state.tags = ['site-1', 'page-2'];
  await ask('https://a.ca/fr/contact');
  cache.purge(['page-1', 'page-3']);
  state.respond = async () => page('second');
  expect(await ask('https://a.ca/fr')).toMatchObject({ state: 'miss', text: 'second' });
  expect(await ask('https://a.ca/fr')).toMatchObject({ state: 'hit', text: 'second' });
  expect(await ask('https://a.ca/fr/contact')).toMatchObject({ state: 'hit', text: 'first' });
});

test('The tag all purges pages that have no tags too.', async () => {
  const { state, cache, ask } = setUp();
  state.tags = [];
  await ask();
  cache.purge(['site-1']);
  expect((await ask()).state).toBe('hit');
  cache.purge(['all']);
  expect((await ask()).state).toBe('miss');
});

test.each([
  [200, ['page-1'], 'miss'],
  [200, ['page-2'], 'hit'],
  [404, ['all'], 'miss'],
])(
  'A page with the status %i whose rendering began before a purge of %s is a %s afterwards.',
  async (status, tags, next) => {
    const { state, cache, ask } = setUp();
    const { promise, resolve } = Promise.withResolvers<RouteAnswer>();
    state.tags = ['page-1'];
    state.respond = () => promise;
    const early = ask();
    cache.purge(tags);
    resolve(page('before', { status }));
    expect(await early).toMatchObject({ text: 'before', state: next === 'miss' ? 'stale' : 'miss' });
    state.respond = async () => page('after', { status });
    expect((await ask()).state).toBe(next);
  },
);

test('A purged page stands in while it cannot be rendered.', async () => {
  const { state, cache, ask } = setUp();
  await ask();
  cache.purge(['site-1']);
  state.respond = async () => page('down', { status: 503 });
  expect(await ask()).toMatchObject({ state: 'stale', text: 'first' });
});

test('A purged page that is not found is rendered again.', async () => {
  const { state, cache, ask } = setUp();
  state.respond = async () => page('none', { status: 404 });
  await ask();
  cache.purge(['site-1']);
  state.respond = async () => page('published');
  expect(await ask()).toMatchObject({ status: 200, text: 'published' });
});

test('Pages above 64 MB together are dropped, the least recently used first.', async () => {
  const { cache } = setUp();
  const small = await readCachedPage(wholeAnswer(page('large')));
  const large = { ...small, headers: ['x-large', 'x'.repeat(20 * 1024 * 1024)] };
  const stateOf = async (key: string) => (await cache.answer(key, async () => large)).state;
  for (const key of ['a', 'b', 'c']) await stateOf(key);
  expect(await stateOf('a')).toBe('hit');
  await stateOf('d');
  expect([await stateOf('a'), await stateOf('c'), await stateOf('b')]).toEqual(['hit', 'hit', 'miss']);
});

test('Above 500 pages that are not found the least recently used one is dropped.', async () => {
  const { state, ask } = setUp();
  state.respond = async () => page('none', { status: 404 });
  for (let index = 0; index < 500; index += 1) await ask(`https://a.ca/fr/${index}`);
  expect((await ask('https://a.ca/fr/0')).state).toBe('hit');
  await ask('https://a.ca/fr/one-more');
  expect((await ask('https://a.ca/fr/0')).state).toBe('hit');
  expect((await ask('https://a.ca/fr/1')).state).toBe('miss');
});

test('A clock that is set back an hour keeps no page fresh for that hour.', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = new PageCache(10);
  let renders = 0;
  const ask = () =>
    cache.answer('https://a.ca/fr', async () => readCachedPage(wholeAnswer(await page(`${++renders}`))));
  await ask();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(71_000);
  expect((await ask()).state).toBe('miss');
});
