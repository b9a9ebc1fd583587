/** What scrolling does to a header (`1-shell §9`, header visibility). Lengths are in px, times in ms, downward is positive. */

export interface HeaderState {
  isHidden: boolean;
  isOpaque: boolean;
}

const sampleEvery = 100;
const resetAfter = 150;
/** px/ms. */
const fast = 0.25;

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

/**
 * Follows the scrolling of the page and tells of every change of the state; returns how to stop. The velocity is measured by the
 * clock and not by the events, which may end before a sample is due, as they do after a jump.
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
      // From where the page stood still.
      sample.at = performance.now();
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
