import { type RefObject, useEffect, useState } from 'react';
import { type HeaderState, watchHeader } from './header-state.ts';

/** Returns whether the header is hidden and whether it is opaque, updated while the page scrolls. */
export function useHeaderState(header: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState<HeaderState>({ isHidden: false, isOpaque: false });
  useEffect(() => {
    let stop: (() => void) | undefined;
    // Reading the position at once would force a layout of the whole page.
    const frame = requestAnimationFrame(() => {
      stop = watchHeader(() => header.current?.offsetHeight ?? 0, setState);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [header]);
  return state;
}
