import { type RefObject, useEffect, useState } from 'react';
import { type HeaderState, watchHeader } from './header-state.ts';

/** Returns whether the header is hidden and whether it is opaque, updated while the page scrolls. */
export function useHeaderState(header: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState<HeaderState>({ isHidden: false, isOpaque: false });
  useEffect(() => watchHeader(() => header.current?.offsetHeight ?? 0, setState), [header]);
  return state;
}
