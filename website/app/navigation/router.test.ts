// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { beforeRouteChange, type Verdict } from '../site/navigation-guards.ts';
import type { Loaded } from './page-loader.ts';
import { createRouter, type NavigateOptions } from './router.ts';

beforeEach(() => history.replaceState(null, '', '/fr'));

/** Content that the router does not keep. */

/** A site whose pages are their addresses. `load` counts the pages that were loaded. */
function site(pages: Record<string, Loaded<string>> = {}) {
  const load = vi.fn(async (url: URL, _signal: AbortSignal): Promise<Loaded<string>> => {
    const address = url.pathname + url.search;
    return pages[address] ?? { kind: 'content', content: address };
  });
  const leave = vi.fn<(address: string) => void>();
  const left = vi.fn<(key: string) => void>();
  const router = createRouter({ content: '/fr', load, leave, beforeShow: left });
  onTestFinished(router.stop);
  const shows = (content: string) => expect.poll(() => router.shown().content).toBe(content);
  const go = (to: string, options?: NavigateOptions) => router.navigate(to, options);
  return { router, load, leave, left, shows, go };
}

test('a link shows the page that it loads, in a new entry of the history', async () => {
  const { router, go } = site();
  const entries = history.length;
  await go('/fr/vendre?a=1#b');
  expect(router.shown()).toMatchObject({ arrival: 'push', content: '/fr/vendre?a=1', keepsScroll: false });
  expect(router.shown().place).toMatchObject({ pathname: '/fr/vendre', search: '?a=1', hash: '#b' });
  expect([location.href, history.length]).toEqual([`${location.origin}/fr/vendre?a=1#b`, entries + 1]);
});

test('the address changes only once the page is loaded', async () => {
  const { router, load, go } = site();
  const answer = Promise.withResolvers<Loaded<string>>();
  load.mockReturnValueOnce(answer.promise);
  const gone = go('/fr/vendre');
  expect([location.pathname, router.isLoading()]).toEqual(['/fr', true]);
  answer.resolve({ kind: 'content', content: 'Vendre' });
  await gone;
  expect([location.pathname, router.isLoading()]).toEqual(['/fr/vendre', false]);
});

test('back and forward show the pages that were left without loading them again', async () => {
  const { router, load, shows, go } = site();
  await go('/fr/vendre');
  await go('/fr/acheter');
  history.go(-2);
  await shows('/fr');
  expect(router.shown()).toMatchObject({ arrival: 'traverse', place: { pathname: '/fr' } });
  history.forward();
  await shows('/fr/vendre');
  expect(load).toHaveBeenCalledTimes(2);
});

test.each<Verdict>(['go', 'reload', 'cancel'])('back waits for a guard that answers at once: %s', async (verdict) => {
  const { router, leave, shows, go } = site();
  await go('/fr/vendre');
  const guard = vi.fn<() => Verdict>(() => verdict);
  onTestFinished(beforeRouteChange(guard));
  history.back();
  if (verdict === 'go') await shows('/fr');
  else await expect.poll(() => guard).toHaveBeenCalled();
  if (verdict === 'reload') await expect.poll(() => leave).toHaveBeenCalledWith(`${location.origin}/fr`);
  await expect.poll(() => location.pathname).toBe(verdict === 'cancel' ? '/fr/vendre' : '/fr');
  expect(router.shown().content).toBe(verdict === 'go' ? '/fr' : '/fr/vendre');
  expect(guard).toHaveBeenCalledTimes(1);
});

test('with a guard, back goes through the steps of a form whose addresses differ in the fragment alone, unasked', async () => {
  const { shows, router, go } = site();
  const guard = vi.fn<() => Verdict>(() => 'cancel');
  for (const step of [1, 2, 3]) await go(`/fr#etape-${step}`, { keepContent: true });
  onTestFinished(beforeRouteChange(guard));
  const moves = vi.spyOn(history, 'go');
  history.back();
  await expect.poll(() => router.shown().place.hash).toBe('#etape-2');
  await go('/fr#etape-4', { keepContent: true });
  await shows('/fr');
  expect(router.shown().place.hash).toBe('#etape-4');
  expect([guard.mock.calls, moves.mock.calls]).toEqual([[], []]);
});

test('a guard that lets go moves nothing in the history, so that pressing back again meanwhile counts', async () => {
  const { router, shows, go } = site();
  await go('/fr/vendre');
  await go('/fr/acheter');
  const answers: ((verdict: Verdict) => void)[] = [];
  onTestFinished(beforeRouteChange(() => new Promise((resolve) => answers.push(resolve))));
  history.back();
  await expect.poll(() => answers).toHaveLength(1);
  history.back();
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]?.('cancel');
  answers[1]?.('go');
  await shows('/fr');
  expect([location.pathname, router.shown().place.pathname]).toEqual(['/fr', '/fr']);
});

test('a guard that holds two steps back returns to the page that is shown', async () => {
  const { router, go } = site();
  await go('/fr/vendre');
  await go('/fr/acheter');
  const guard = vi.fn<() => Verdict>(() => 'cancel');
  onTestFinished(beforeRouteChange(guard));
  history.go(-2);
  await expect.poll(() => guard).toHaveBeenCalledWith({ from: '/fr/acheter', to: '/fr' });
  await expect.poll(() => location.pathname).toBe('/fr/acheter');
  expect(router.shown().content).toBe('/fr/acheter');
});

test('forward again while a page loads stays on the shown one and ends the loading', async () => {
  const { router, load, go } = site();
  for (let page = 0; page < 11; page++) await go(`/fr/${page}`);
  load.mockReturnValueOnce(new Promise(() => {}));
  history.go(-11);
  await expect.poll(() => router.isLoading()).toBe(true);
  history.go(11);
  await expect.poll(() => router.isLoading()).toBe(false);
  expect([location.pathname, router.shown().content]).toEqual(['/fr/10', '/fr/10']);
});

test('back to a page that followed its address by itself shows it at that address', async () => {
  const { router, load, shows, go } = site();
  await go('/fr/proprietes');
  await go('?page=2', { replace: true, keepContent: true });
  expect(router.shown()).toMatchObject({ content: '/fr/proprietes', place: { search: '?page=2' }, arrival: 'replace' });
  await go('/fr/vendre');
  history.back();
  await shows('/fr/proprietes');
  expect(router.shown().place.search).toBe('?page=2');
  expect(load).toHaveBeenCalledTimes(2);
});

test('only the newest of several navigations is shown', async () => {
  const { router, load, go } = site();
  const slow = Promise.withResolvers<Loaded<string>>();
  load.mockReturnValueOnce(slow.promise);
  const first = go('/fr/lent');
  await go('/fr/vendre');
  expect(load.mock.calls[0]?.[1].aborted).toBe(true);
  slow.resolve({ kind: 'content', content: 'lent' });
  await first;
  expect([router.shown().content, location.pathname]).toEqual(['/fr/vendre', '/fr/vendre']);
});

test('a redirect is followed, and an endless one becomes a page load', async () => {
  const { router, leave, go } = site({
    '/fr/ancien': { kind: 'redirect', to: '/fr/nouveau' },
    '/fr/boucle': { kind: 'redirect', to: '/fr/boucle' },
  });
  await go('/fr/ancien');
  expect([router.shown().content, location.pathname]).toEqual(['/fr/nouveau', '/fr/nouveau']);
  await go('/fr/boucle');
  expect(leave.mock.calls).toEqual([[`${location.origin}/fr/boucle`]]);
});

test('another site and a page that says so are loaded as documents', async () => {
  const { leave, go } = site({ '/fr/alerte': { kind: 'page-load' } });
  await go('https://ailleurs.example/fr');
  await go('/fr/alerte#a');
  expect(leave.mock.calls).toEqual([['https://ailleurs.example/fr'], [`${location.origin}/fr/alerte#a`]]);
});

test('the address of the shown page is not added to the history once more', async () => {
  const { router, load, go } = site();
  const entries = history.length;
  await go('/fr');
  expect([history.length, load.mock.calls.length, router.shown().arrival]).toEqual([entries, 1, 'replace']);
});

test('the state of an entry comes back with it', async () => {
  const { router, shows, go } = site();
  await go('/fr#etape-2', { keepContent: true, state: { step: 1 } });
  await go('/fr/vendre');
  history.back();
  await shows('/fr');
  expect(router.shown().place).toMatchObject({ hash: '#etape-2', state: { step: 1 } });
});

test('a fragment that the browser follows itself is the place of the same page', async () => {
  const { router, load } = site();
  location.hash = 'a';
  await expect.poll(() => router.shown().place.hash).toBe('#a');
  expect(router.shown()).toMatchObject({ content: '/fr', keepsScroll: true });
  expect(load).not.toHaveBeenCalled();
});

test('the entry that is left is named before another page shows, for its scroll position', async () => {
  const { router, left, go } = site();
  const { key } = router.shown().place;
  await go('/fr/vendre');
  expect(left.mock.calls).toEqual([[key]]);
});

test('a followed link still comes when the page changes its own address meanwhile', async () => {
  const { router, load, shows, go } = site();
  await go('/fr/proprietes');
  const answer = Promise.withResolvers<Loaded<string>>();
  load.mockReturnValueOnce(answer.promise);
  const gone = go('/fr/vendre');
  await go('/fr/proprietes?bounds=1', { replace: true, keepContent: true });
  expect([location.search, router.shown().place.search, router.isLoading()]).toEqual(['?bounds=1', '?bounds=1', true]);
  answer.resolve({ kind: 'content', content: 'Vendre' });
  await gone;
  expect([location.pathname, router.shown().content]).toEqual(['/fr/vendre', 'Vendre']);
  history.back();
  await shows('/fr/proprietes');
  expect(router.shown().place.search).toBe('?bounds=1');
});

test.each(['/fr/10?bounds=1', '/fr?bounds=1'])(
  '%s of the shown page is not set while back loads another',
  async (own) => {
    const { load, shows, go } = site();
    for (let page = 0; page < 11; page++) await go(`/fr/${page}`);
    const answer = Promise.withResolvers<Loaded<string>>();
    load.mockReturnValueOnce(answer.promise);
    history.go(-11);
    await expect.poll(() => location.pathname).toBe('/fr');
    await go(own, { replace: true, keepContent: true });
    expect(location.pathname + location.search).toBe('/fr');
    answer.resolve({ kind: 'content', content: 'Accueil' });
    await shows('Accueil');
  },
);

test('an address of a page that was left is not set', async () => {
  const { router, go } = site();
  await go('/fr/vendre');
  await go('/fr?bounds=1', { replace: true, keepContent: true });
  expect([location.href, router.shown().place.search]).toEqual([`${location.origin}/fr/vendre`, '']);
});
