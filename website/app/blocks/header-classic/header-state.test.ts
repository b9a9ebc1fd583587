import { describe, expect, test } from 'vitest';
import { type HeaderState, nextHeaderState, sampleScroll } from './header-state.ts';

const shown: HeaderState = { isHidden: false, isOpaque: true };
const hidden: HeaderState = { isHidden: true, isOpaque: true };
const headerHeight = 90;

describe('the scroll velocity', () => {
  const start = { y: 1000, at: 0, velocity: 0.5 };

  test('is measured every 100 ms', () => {
    expect(sampleScroll(start, 1040, 100)).toEqual({ y: 1040, at: 100, velocity: 0.4 });
  });

  test('stays as it was in between', () => {
    expect(sampleScroll(start, 1040, 99)).toBe(start);
  });

  test('starts again after 150 ms without scrolling', () => {
    expect(sampleScroll(start, 1400, 151)).toEqual({ y: 1400, at: 151, velocity: 0 });
  });

  test('is negative upward', () => {
    expect(sampleScroll(start, 950, 125).velocity).toBe(-0.4);
  });
});

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

describe('the ground of the header', () => {
  test('is opaque past its own height', () => {
    expect(nextHeaderState(shown, 91, 0, headerHeight).isOpaque).toBe(true);
  });

  test('is not opaque within its own height', () => {
    expect(nextHeaderState(shown, 90, 0, headerHeight).isOpaque).toBe(false);
  });
});
