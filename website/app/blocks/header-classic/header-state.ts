/** What scrolling does to a header (`1-shell §9`, header visibility). Lengths are in px, times in ms, downward is positive. */

export interface ScrollSample {
  y: number;
  at: number;
  /** px/ms. */
  velocity: number;
}

export interface HeaderState {
  isHidden: boolean;
  isOpaque: boolean;
}

const sampleEvery = 100;
const resetAfter = 150;
const fast = 0.25;

/** The next sample of the scroll velocity; the one before it as long as it is too early for another. */
export function sampleScroll(previous: ScrollSample, y: number, at: number): ScrollSample {
  const elapsed = at - previous.at;
  if (elapsed > resetAfter) return { y, at, velocity: 0 };
  if (elapsed < sampleEvery) return previous;
  return { y, at, velocity: (y - previous.y) / elapsed };
}

/**
 * Fast downward scrolling hides the header, fast upward scrolling shows it again. Near the top, which is within its own height,
 * any downward scrolling hides it; at the very top it always shows.
 */
export function nextHeaderState(state: HeaderState, y: number, velocity: number, headerHeight: number): HeaderState {
  const isOpaque = y > headerHeight;
  const hides = isOpaque ? velocity >= fast : velocity > 0;
  const shows = y <= 0 || velocity <= -fast;
  return { isOpaque, isHidden: shows ? false : hides || state.isHidden };
}
