// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitField, stopAwaiting } from './awaited-field.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stopAwaiting();
  vi.useRealTimers();
});

test('a field is awaited for a minute, however many frames that is', async () => {
  const signal = awaitField();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(signal.aborted).toBe(true);
});

test('one field is awaited at a time', () => {
  const earlier = awaitField();
  const later = awaitField();
  expect([earlier.aborted, later.aborted]).toEqual([true, false]);
});

test.each(['keydown', 'pointerdown'])(
  'a %s of the editor ends the wait, and the one that asks for the field does not',
  (name) => {
    const press = () => document.body.dispatchEvent(new Event(name, { bubbles: true }));
    let signal: AbortSignal | null = null;
    document.body.addEventListener(
      name,
      () => {
        signal = awaitField();
      },
      { once: true },
    );
    press();
    expect(signal).toMatchObject({ aborted: false });
    press();
    expect(signal).toMatchObject({ aborted: true });
  },
);

test('a field is no longer awaited once who asked for it has gone', () => {
  const gone = new AbortController();
  const signal = awaitField(gone.signal);
  gone.abort();
  expect(signal.aborted).toBe(true);
});
