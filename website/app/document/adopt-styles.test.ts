// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStyles } from './adopt-styles.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.head.innerHTML = '';
  vi.useRealTimers();
});

const links = () => [...document.querySelectorAll('link')];
const end = (event: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(event));

test('a style sheet that is under way is waited for, and fetched once', async () => {
  const ready: string[] = [];
  const first = loadStyles(['/one.css']).then(() => ready.push('first'));
  const second = loadStyles(['/one.css']).then(() => ready.push('second'));
  await vi.advanceTimersByTimeAsync(100);
  expect([links().length, ready]).toEqual([1, []]);
  end('load');
  await Promise.all([first, second]);
  expect(await loadStyles(['/one.css'])).toBe(true);
  expect(links()).toHaveLength(1);
});

test('a style sheet that failed is fetched again by the next page that needs it', async () => {
  const failed = loadStyles(['/two.css']);
  end('error');
  expect([await failed, links()]).toEqual([false, []]);
  const again = loadStyles(['/two.css']);
  end('load');
  expect(await again).toBe(true);
});

test('a style sheet that is late counts as failed', async () => {
  const late = loadStyles(['/three.css']);
  await vi.advanceTimersByTimeAsync(3000);
  expect([await late, links()]).toEqual([false, []]);
});

test('a style sheet of the document is not fetched', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/four.css" disabled>';
  expect(await loadStyles(['/four.css'])).toBe(true);
  expect(links()).toHaveLength(1);
});
