import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import reloadGuard from './reload-guard.inline.ts?script';

/** A browser window as far as the script sees it. */
function browser({ onLine = true, readyState = 'loading', storage = new Map<string, string>() } = {}) {
  let now = 1_000_000;
  let reloads = 0;
  const listeners = new Map<string, (event: object) => void>();
  const window = {
    navigator: { onLine },
    document: { readyState },
    location: { reload: () => reloads++, pathname: '/fr/vendre', search: '?a=1' },
    history: { state: null as unknown },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    Date: { now: () => now },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  runInNewContext(reloadGuard, window);
  return {
    fail: (target: unknown) => listeners.get('error')?.({ target }),
    reject: (reason: unknown) => listeners.get('unhandledrejection')?.({ reason }),
    pass: (ms: number) => {
      now += ms;
    },
    count: () => reloads,
    window,
  };
}

const entry = { key: 'k', index: 1 };

test.each([
  ['visitor went back to another page', '/fr', entry, 1],
  ['visitor is where it was loaded', '/fr/vendre', entry, 0],
  ['address was changed by a script', '/fr', { step: 2 }, 0],
  ['visitor has no entry of the router', '/fr', null, 0],
])('a document whose %s before the router starts is reloaded or not: %s', (_, pathname, state, reloads) => {
  const { window, count } = browser();
  Object.assign(window.location, { pathname });
  window.history.state = state;
  expect(runInNewContext('reloadIfLeft()', window)).toBe(reloads === 1);
  expect(count()).toBe(reloads);
});

const chunk = { src: 'https://example.ca/assets/entry-abc.js' };

test.each([chunk, { href: 'https://example.ca/assets/global-abc.css' }])('%j that fails reloads the page', (target) => {
  const { fail, count } = browser();
  fail(target);
  expect(count()).toBe(1);
});

test('the page is reloaded once a minute, not sooner', () => {
  const { fail, pass, count } = browser();
  fail(chunk);
  pass(59_999);
  fail(chunk);
  expect(count()).toBe(1);
  pass(1);
  fail(chunk);
  expect(count()).toBe(2);
});

test.each([
  ['a picture', { src: 'https://example.ca/resources/a.webp' }],
  ['a font', { href: 'https://example.ca/assets/a.woff2' }],
  ['an error of a script', {}],
  ['nothing', null],
])('%s that fails leaves the page alone', (_, target) => {
  const { fail, count } = browser();
  fail(target);
  expect(count()).toBe(0);
});

test('a page that is complete leaves a style or preload to the import that asked for it', () => {
  const { fail, count } = browser({ readyState: 'complete' });
  fail({ href: 'https://example.ca/assets/map-abc.js' });
  expect(count()).toBe(0);
});

test('a script element that fails after the page is complete reloads it', () => {
  const { fail, count } = browser({ readyState: 'complete' });
  fail(chunk);
  expect(count()).toBe(1);
});

test.each([
  'Failed to fetch dynamically imported module: https://example.ca/assets/map-abc.js',
  'error loading dynamically imported module: https://example.ca/assets/map-abc.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/map-abc.css',
])('an import that nobody answers for reloads a page that is complete: %s', (message) => {
  const { reject, count } = browser({ readyState: 'complete' });
  reject(new TypeError(message));
  expect(count()).toBe(1);
});

test.each([new Error('Failed to fetch'), undefined, 'x'])('another promise that fails does not: %s', (reason) => {
  const { reject, count } = browser({ readyState: 'complete' });
  reject(reason);
  expect(count()).toBe(0);
});

test('a browser without a connection keeps what it has', () => {
  const { fail, count } = browser({ onLine: false });
  fail(chunk);
  expect(count()).toBe(0);
});

test('a browser that refuses storage is not reloaded, as that could go on for ever', () => {
  const { window, fail, count } = browser();
  window.sessionStorage.setItem = () => {
    throw new Error('refused');
  };
  fail(chunk);
  expect(count()).toBe(0);
});
