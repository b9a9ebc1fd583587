// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyPage } from '../page/finished-page.ts';
import { loadContent } from './load-content.ts';
import type { PageContent } from './page-content.ts';

afterEach(() => vi.unstubAllGlobals());

const current = { path: '/fr' } as AnyPage; // it is only passed on
const url = new URL('http://site.test/fr/vendre/?a=1#b');

/** Loads the page while `fetch` is the given function; views need no code. */
function load(fetch: () => Promise<Response>, signal = new AbortController().signal) {
  const fetched = vi.fn(fetch);
  vi.stubGlobal('fetch', fetched);
  const withView = vi.fn(async (content) => content as PageContent);
  return { loaded: loadContent(url, { current, signal, withView }), fetched, withView };
}

test('the data of a page is at its address with an ending, without the fragment', async () => {
  const { loaded, fetched } = load(async () => Response.json({ redirect: '/fr/autre' }, { status: 202 }));
  expect(await loaded).toEqual({ kind: 'redirect', to: '/fr/autre' });
  expect(fetched).toHaveBeenCalledWith('/fr/vendre.data?a=1', expect.anything());
});

test('a failure without a page is shown between the header and footer of the page before', async () => {
  const view = { name: 'failure', data: { status: 500, isException: true } };
  const { loaded } = load(async () => Response.json({ page: null, view }, { status: 500 }));
  expect(await loaded).toEqual({ kind: 'content', content: { page: current, view } });
});

test('a page with another theme than the document needs a page load', async () => {
  const page = { documentKey: '', themeKey: 'other', header: [], main: [], footer: [] };
  const { loaded } = load(async () => Response.json({ page, view: null }));
  expect(await loaded).toEqual({ kind: 'page-load' });
});

test('an answer that is not a page is a failure with its status', async () => {
  const { loaded } = load(async () => new Response('<h1>Too many</h1>', { status: 429 }));
  expect(await loaded).toMatchObject({
    content: { page: current, view: { data: { status: 429, isException: false } } },
  });
});

test('a navigation that was aborted loads nothing more and says nothing', async () => {
  const { loaded, withView } = load(() => Promise.reject(new DOMException('', 'AbortError')), AbortSignal.abort());
  expect(await loaded).toEqual({ kind: 'page-load' });
  expect(withView).not.toHaveBeenCalled();
});
