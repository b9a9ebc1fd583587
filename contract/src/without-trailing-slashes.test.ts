import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from './without-trailing-slashes.ts';

test.each([
  ['/fr/vendre/', '/fr/vendre'],
  ['/fr/vendre///', '/fr/vendre'],
  ['/fr/vendre', '/fr/vendre'],
  ['//fr//vendre', '//fr//vendre'],
  ['/', ''],
  ['', ''],
])('%j becomes %j', (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected);
});

test('slashes within a path take a time that grows with their number', () => {
  const path = `${'/'.repeat(200_000)}a`;
  const start = performance.now();
  expect(withoutTrailingSlashes(path)).toBe(path);
  expect(performance.now() - start).toBeLessThan(1000);
});
