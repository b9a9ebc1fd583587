// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type HeaderState, nextHeaderState, watchHeader } from './header-state.ts';

const shown: HeaderState = { isHidden: false, isOpaque: true };
const hidden: HeaderState = { isHidden: true, isOpaque: true };
const headerHeight = 90;

describe('away from the top, the header', () => {
  const away = (state: HeaderState, velocity: number) => nextHeaderState(state, 1000, velocity, headerHeight).isHidden;

  test('hides at 0.25 px/ms downward', () => expect(away(shown, 0.25)).toBe(true));
  test('stays on slow downward scrolling', () => expect(away(shown, 0.24)).toBe(false));
  test('comes back at 0.25 px/ms upward', () => expect(away(hidden, -0.25)).toBe(false));
  test('stays hidden on slow upward scrolling', () => expect(away(hidden, -0.24)).toBe(true));
});

describe('near the top, the header', () => {
  test('hides on any downward scrolling', () => {
    expect(nextHeaderState(shown, 40, 0.01, headerHeight).isHidden).toBe(true);
  });

  test('shows at the very top, however it got there', () => {
    expect(nextHeaderState(hidden, 0, -0.01, headerHeight).isHidden).toBe(false);
  });
});

describe('the background of the header', () => {
  test('is opaque past its own height', () => {
    expect(nextHeaderState(shown, 91, 0, headerHeight).isOpaque).toBe(true);
  });

  test('is not opaque within its own height', () => {
    expect(nextHeaderState(shown, 90, 0, headerHeight).isOpaque).toBe(false);
  });
});

describe('the scroll velocity', () => {
  let states: HeaderState[];
  let stop: () => void;
  const isHidden = () => states.at(-1)?.isHidden ?? false;

  /** Scrolls evenly to a height, with an event every 20 ms as a browser sends them. */
  function scroll(to: number, ms: number) {
    const from = scrollY;
    for (let at = 20; at <= ms; at += 20) {
      vi.advanceTimersByTime(20);
      window.scrollY = from + ((to - from) * at) / ms;
      dispatchEvent(new Event('scroll'));
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    window.scrollY = 1000;
    states = [];
    stop = watchHeader(
      () => headerHeight,
      (state) => states.push(state),
    );
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test('is not known before the first 100 ms', () => {
    scroll(1080, 80);
    expect(isHidden()).toBe(false);
  });

  test('is measured over 100 ms', () => {
    scroll(1060, 120);
    expect(isHidden()).toBe(true);
  });

  test('does not count what was scrolled before a first event that is late', () => {
    window.scrollY = 1017;
    dispatchEvent(new Event('scroll'));
    scroll(1030, 120);
    expect(isHidden()).toBe(false);
  });

  test('below the limit leaves the header alone', () => {
    scroll(1480, 2000);
    expect(isHidden()).toBe(false);
  });

  test('of a jump counts, though no event follows it', () => {
    window.scrollY = 1400;
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(100);
    expect(isHidden()).toBe(true);
  });

  test('upward brings the header back', () => {
    scroll(1200, 200);
    scroll(1000, 200);
    expect(isHidden()).toBe(false);
  });

  test('is forgotten after 150 ms without scrolling', () => {
    scroll(1200, 200);
    scroll(1100, 200);
    expect(isHidden()).toBe(false);
    // The next event comes 20 ms later.
    vi.advanceTimersByTime(130);
    // The pause does not count as slow scrolling, nor the movement before it as a part of this one.
    scroll(1170, 100);
    expect(isHidden()).toBe(false);
    scroll(1180, 20);
    expect(isHidden()).toBe(true);
  });

  test('is not measured while the page stands still', () => {
    scroll(1200, 200);
    vi.advanceTimersByTime(150);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is nobody’s business once the header is gone', () => {
    scroll(1020, 20);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    scroll(2000, 200);
    expect(isHidden()).toBe(false);
  });

  test('is told of only where it changes something', () => {
    scroll(2000, 400);
    expect(states).toEqual([
      { isHidden: false, isOpaque: true },
      { isHidden: true, isOpaque: true },
    ]);
  });
});
