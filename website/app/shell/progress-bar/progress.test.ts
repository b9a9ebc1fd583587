import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProgress } from './progress.ts';
import { ProgressBar } from './progress-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bar, with every state that it shows in its order. */
function bar() {
  const progress = createProgress();
  const shown: string[] = [];
  progress.subscribe(() => shown.push(progress.state()));
  return { ...progress, shown };
}

describe('the loading bar', () => {
  test('appears 200 ms after the start and not before', () => {
    const { start, state } = bar();
    start();
    vi.advanceTimersByTime(199);
    expect(state()).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('running');
  });

  test('never appears for what is quicker', () => {
    const { start, end, shown } = bar();
    start();
    vi.advanceTimersByTime(199);
    end('finished');
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual(['waiting', 'idle']);
  });

  test.each(['finished', 'failed'] as const)('that has %s hides 500 ms later', (outcome) => {
    const { start, end, state } = bar();
    start();
    vi.advanceTimersByTime(300);
    end(outcome);
    vi.advanceTimersByTime(499);
    expect(state()).toBe(outcome);
    vi.advanceTimersByTime(1);
    expect(state()).toBe('idle');
  });

  test('is drawn over 5 s', () => {
    const html = renderToStaticMarkup(ProgressBar({ state: 'running', label: 'Chargement' }));
    expect(html).toContain('style="--duration:5000ms"');
  });

  test('goes on running for as long as it takes', () => {
    const { start, state } = bar();
    start();
    vi.advanceTimersByTime(60_000);
    expect(state()).toBe('running');
  });

  test('is not begun anew by another change while it runs', () => {
    const { start, shown } = bar();
    start();
    vi.advanceTimersByTime(300);
    start();
    vi.advanceTimersByTime(300);
    expect(shown).toEqual(['waiting', 'running']);
  });

  test('waits its 200 ms again for a change that begins while it hides', () => {
    const { start, end, shown } = bar();
    start();
    vi.advanceTimersByTime(300);
    end('finished');
    vi.advanceTimersByTime(100);
    start();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['waiting', 'running', 'finished', 'waiting', 'running']);
  });

  test('that is not there has no end', () => {
    const { end, shown } = bar();
    end('failed');
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([]);
  });
});
