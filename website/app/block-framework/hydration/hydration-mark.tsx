import { type RefObject, useLayoutEffect } from 'react';
import { replayClicks } from '../../ui/replay-clicks.ts';

/** Event of the frame of a block that has been hydrated. */
export const hydratedEvent = 'hydrated';

/**
 * Marks the frame of a block as hydrated (`data-hydrated`) once this component, which stands beside the block, is, and repeats the
 * click that came too early. In a layout effect: later, React has delivered that click itself.
 */
export function HydrationMark({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.dataset.hydrated = '';
    frame.current.dispatchEvent(new Event(hydratedEvent));
    replayClicks(frame.current);
  }, [frame]);
  return null;
}
