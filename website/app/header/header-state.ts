/**
 * State of a header while the page scrolls (headers.2). Lengths are in px, times in ms, downward is
 * positive.
 */

export interface HeaderState {
  isHidden: boolean;
  isOpaque: boolean;
}

const sampleEvery = 100;
const resetAfter = 150;
/** Velocity above which scrolling hides or shows the header, px/ms. */
const fast = 0.25;

/**
 * Returns the next state. Fast downward scrolling hides the header, fast upward scrolling shows it. Near the top, within the
 * header's height, any downward scrolling hides it; at the very top it is always visible.
 */
export function nextHeaderState(state: HeaderState, y: number, velocity: number, headerHeight: number): HeaderState {
  const isOpaque = y > headerHeight;
  const hides = isOpaque ? velocity >= fast : velocity > 0;
  const shows = y <= 0 || velocity <= -fast;
  return { isOpaque, isHidden: shows ? false : hides || state.isHidden };
}

/**
 * Calls `onChange` when scrolling changes the state; returns a function that stops it. The velocity is sampled by a timer and not
 * by scroll events, which may end before a sample is due, as after a jump.
 */
export function watchHeader(headerHeight: () => number, onChange: (state: HeaderState) => void): () => void {
  let state: HeaderState = { isHidden: false, isOpaque: false };
  let velocity = 0;
  let sample = { y: scrollY, at: performance.now() };
  let sampling: ReturnType<typeof setTimeout> | undefined;
  let resetting: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const next = nextHeaderState(state, scrollY, velocity, headerHeight());
    if (next.isHidden === state.isHidden && next.isOpaque === state.isOpaque) return;
    state = next;
    onChange(state);
  };
  const take = () => {
    const at = performance.now();
    velocity = (scrollY - sample.y) / (at - sample.at);
    sample = { y: scrollY, at };
    sampling = setTimeout(take, sampleEvery);
    update();
  };
  const reset = () => {
    clearTimeout(sampling);
    sampling = undefined;
    velocity = 0;
    sample.y = scrollY;
  };
  const follow = () => {
    if (sampling === undefined) {
      // The first interval starts when the page starts to move. On a busy page the first event comes late, so what was scrolled until then took
      // an unknown time; only a jump, which is one event, is longer than the header is high.
      const isJump = Math.abs(scrollY - sample.y) > headerHeight();
      sample = { y: isJump ? sample.y : scrollY, at: performance.now() };
      sampling = setTimeout(take, sampleEvery);
    }
    clearTimeout(resetting);
    resetting = setTimeout(reset, resetAfter);
    update();
  };

  update();
  addEventListener('scroll', follow, { passive: true });
  return () => {
    removeEventListener('scroll', follow);
    clearTimeout(resetting);
    clearTimeout(sampling);
  };
}
