import { useSyncExternalStore } from 'react';

/**
 * Minimum widths in px (`1-shell §9`). Style sheets come first and write them out, as a media query reads no custom property; this is
 * for what no style can do, such as how many items a page holds.
 */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1440, xxxl: 1680, xxxxl: 1921 } as const;
export type Breakpoint = keyof typeof breakpoints;

interface WindowSize {
  width: number;
  height: number;
}

/** What the server renders for (`1-shell §9`): a phone, so that a slow one has nothing to correct. */
const serverSize: WindowSize = { width: 414, height: 896 };
const throttleMs = 50;

/** The size of the window in px; a resize is told of at most every 50 ms, and its end always. */
export const useWindowSize = (): WindowSize => useSyncExternalStore(subscribe, currentSize, () => serverSize);

/** Whether the window is at least as wide as a breakpoint. */
export const useIsAtLeast = (breakpoint: Breakpoint): boolean =>
  useSyncExternalStore(
    subscribe,
    () => currentSize().width >= breakpoints[breakpoint],
    () => serverSize.width >= breakpoints[breakpoint],
  );

let known = serverSize;

/** The same object as long as the size is the same, as React compares it. */
function currentSize(): WindowSize {
  const { innerWidth: width, innerHeight: height } = window;
  if (known.width !== width || known.height !== height) known = { width, height };
  return known;
}

function subscribe(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      tell();
    }, throttleMs);
  };
  window.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
  };
}
