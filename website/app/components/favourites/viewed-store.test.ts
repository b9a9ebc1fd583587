// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearViewed, maxViewed, noteView, readViewed, setViewedOff } from './viewed-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the listings that were viewed', () => {
  test('are remembered by their numbers alone, the latest first, each once', () => {
    for (const uls of ['10000001', '10000002', '10000001']) noteView(uls);
    expect(readViewed()).toEqual(['10000001', '10000002']);
    expect(localStorage.getItem('vitrine.viewed')).toBe('10000001,10000002');
  });

  test('are bounded', () => {
    for (let index = 0; index < 30; index++) noteView(String(20_000_000 + index));
    expect(readViewed()).toHaveLength(maxViewed);
    expect(readViewed()[0]).toBe('20000029');
  });

  test('are forgotten, and none is remembered while that is switched off', () => {
    noteView('10000001');
    clearViewed();
    expect(localStorage).toHaveLength(0);
    noteView('10000001');
    setViewedOff(true);
    noteView('10000002');
    expect(readViewed()).toBe('off');
    setViewedOff(false);
    noteView('10000003');
    expect(readViewed()).toEqual(['10000003']);
  });

  test.each(['[', '{}', 'null', '../x,12'])('are none when the storage holds %s', (text) => {
    localStorage.setItem('vitrine.viewed', text);
    expect(readViewed()).toEqual([]);
  });

  test('are none, without an error, in a browser whose storage is full or refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    noteView('10000001');
    expect(readViewed()).toEqual([]);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    noteView('10000001');
    expect(readViewed()).toEqual([]);
    expect(readViewed()).toBe(readViewed());
  });
});
