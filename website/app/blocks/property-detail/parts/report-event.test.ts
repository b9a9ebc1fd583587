import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAllowed } from '../../../consent/consent.ts';
import { reportEvent } from './report-event.ts';

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
const ignore = () => undefined;

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('history', { state: { key: 'one', index: 0 } });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  setAllowed([], ignore);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockClear();
});

const sent = () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);

test('a view is reported after the visitor has allowed analytics, and each once', () => {
  reportEvent({ uls: '20000000', needsConsent: true }, 'View');
  expect(sent()).toEqual([]);
  setAllowed(['marketing'], ignore);
  expect(sent()).toEqual([]);
  setAllowed(['marketing', 'analytics'], ignore);
  setAllowed(['marketing', 'analytics'], ignore);
  expect(sent()).toEqual([['/api/listing-event', { id: expect.any(String), uls: '20000000', event: 'View' }]]);
});

test('a view of a page that was left before the choice is not reported', () => {
  const cancel = reportEvent({ uls: '20000000', needsConsent: true }, 'View');
  cancel();
  setAllowed(['analytics'], ignore);
  expect(sent()).toEqual([]);
});

test('a view is reported once for an entry of the history, also when the visitor comes back to it', () => {
  const listing = { uls: '20000000', needsConsent: false };
  reportEvent(listing, 'View');
  reportEvent(listing, 'View');
  expect(sent()).toHaveLength(1);
  vi.stubGlobal('history', { state: { key: 'two', index: 1 } });
  reportEvent(listing, 'View');
  reportEvent({ ...listing, uls: '20000001' }, 'View');
  expect(sent()).toHaveLength(3);
});

test('a view is reported where the browser stores nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  reportEvent({ uls: '20000000', needsConsent: false }, 'View');
  expect(sent()).toHaveLength(1);
});

test('a click is reported at once when the agreement asks no consent', () => {
  reportEvent({ uls: '20000000', needsConsent: false }, 'Click');
  expect(sent()).toMatchObject([['/api/listing-event', { event: 'Click' }]]);
});
