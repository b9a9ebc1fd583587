// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isServedAddress } from './is-served-address.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes the document one that was loaded from an address, at which the browser is no longer. */
function loadedAs(type: NavigationTimingType, address: string): void {
  const name = location.origin + address;
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type, name }] });
}

test.each<[string, boolean, NavigationTimingType, string]>([
  ['another page', false, 'reload', '/fr/vendre'],
  ['another query', false, 'reload', '/fr?page=2'],
  ['another page of a document that the browser had given up', false, 'back_forward', '/fr/vendre'],
  ['another fragment', true, 'reload', '/fr#b'],
  ['an address that a script has changed at the first load', true, 'navigate', '/fr?source=a'],
])('%s is the served address: %s', (_case, expected, type, address) => {
  history.replaceState(null, '', '/fr#a');
  loadedAs(type, address);
  expect(isServedAddress()).toBe(expected);
});

test('without measurements of the load, the address counts as served', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  expect(isServedAddress()).toBe(true);
});
