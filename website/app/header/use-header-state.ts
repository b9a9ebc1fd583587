import { type RefObject, useEffect, useState } from 'react';
import { type HeaderState, watchHeader } from './header-state.ts';

/** Returns whether the header is hidden and whether it is opaque, updated while the page scrolls. */
export function useHeaderState(header: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState<HeaderState>({ isHidden: false, isOpaque: false });
  useEffect(() => {
    let stop: (() => void) | undefined;
    const watch = () => {
      stop = watchHeader(() => header.current?.offsetHeight ?? 0, setState);
    };
    // Reading the position before the next frame would force a layout, and what others change for that frame another one.
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(watch);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      stop?.();
    };
  }, [header]);
  return state;
}
