import { type RefObject, useEffect, useState } from 'react';
import { type HeaderState, nextHeaderState, sampleScroll } from './header-state.ts';

/** Whether the header is hidden and whether it has a ground of its own, as the page scrolls. */
export function useHeaderState(header: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState<HeaderState>({ isHidden: false, isOpaque: false });

  useEffect(() => {
    let sample = { y: scrollY, at: performance.now(), velocity: 0 };
    const follow = () => {
      sample = sampleScroll(sample, scrollY, performance.now());
      const height = header.current?.offsetHeight ?? 0;
      setState((previous) => {
        const next = nextHeaderState(previous, scrollY, sample.velocity, height);
        return next.isHidden === previous.isHidden && next.isOpaque === previous.isOpaque ? previous : next;
      });
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [header]);

  return state;
}
