// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countFigure, countWhenVisible } from './count-figure.ts';

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
let visibility: DocumentVisibilityState = 'visible';
const sent = () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);
const view = { kind: 'view', uls: '20000000' } as const;

beforeEach(() => {
  visibility = 'visible';
  sessionStorage.clear();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.assign(navigator, { sendBeacon, globalPrivacyControl: undefined });
  history.replaceState(null, '', '/fr/proprietes/maison-20000000');
});
afterEach(() => {
  vi.restoreAllMocks();
  sendBeacon.mockClear();
});
const become = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('an event is sent once in a tab, without a cookie or anything about the visitor', () => {
  countFigure(view);
  countFigure(view);
  countFigure({ ...view, kind: 'heart' });
  expect(sent()).toEqual([
    ['/api/figures', view],
    ['/api/figures', { kind: 'heart', uls: '20000000' }],
  ]);
  expect(document.cookie).toBe('');
});

test('a page in the background is counted when it becomes visible, once', () => {
  visibility = 'hidden';
  countWhenVisible(view);
  expect(sent()).toEqual([]);
  become('visible');
  become('hidden');
  become('visible');
  expect(sent()).toHaveLength(1);
});

test('a page that was left before it became visible is not counted', () => {
  visibility = 'hidden';
  countWhenVisible(view)();
  become('visible');
  expect(sent()).toEqual([]);
});

test.each(['/fr/apercu', '/en/preview', '/qa/sections'])('nothing is counted on %s, which staff see', (path) => {
  history.replaceState(null, '', path);
  countFigure(view);
  expect(sent()).toEqual([]);
});

test('nothing is sent for a visitor who asks for privacy', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  countFigure(view);
  expect(sent()).toEqual([]);
});

test('a browser without storage or beacons shows the page all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  countFigure(view);
  expect(sent()).toHaveLength(1);
  Object.assign(navigator, { sendBeacon: undefined });
  expect(() => countFigure(view)).not.toThrow();
});
