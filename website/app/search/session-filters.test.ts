// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepSessionFilters, sessionFilters } from './session-filters.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the filters of a search are there for the next one of the session', () => {
  expect(sessionFilters().toString()).toBe('');
  keepSessionFilters(new URLSearchParams('mun=23027&mun=66023&price_max=500000'));
  expect(sessionFilters().getAll('mun')).toEqual(['23027', '66023']);
});

test('a storage that is full or refused costs nothing but the memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(() => keepSessionFilters(new URLSearchParams('mun=1'))).not.toThrow();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(sessionFilters().toString()).toBe('');
});
