import { type RefObject, useEffect } from 'react';

/** Marks the frame of a block as hydrated (`data-hydrated`) once this component, which stands beside the block, is. */
export function HydrationMark({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (frame.current) frame.current.dataset.hydrated = '';
  }, [frame]);
  return null;
}
