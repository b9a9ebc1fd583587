import { type RefObject, useEffect, useState } from 'react';
import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Returns the pictures without those that have failed to load in `list`, whose links name them by `data-picture` or lead to their files, so that
 * the next ones take their places: servers of sources take photos away before they say so.
 */
export function useLoadablePictures(
  pictures: readonly FinishedImage[],
  list: RefObject<HTMLElement | null>,
): readonly FinishedImage[] {
  const [failed, setFailed] = useState(none);
  useEffect(() => {
    const element = list.current;
    const leaveOut = (image: HTMLImageElement) => {
      const link = image.closest('a');
      const src = link?.dataset.picture ?? link?.getAttribute('href');
      if (src) setFailed((before) => new Set(before).add(src));
    };
    const watch = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) leaveOut(target);
    };
    // Error events do not bubble, so they are caught in the capture phase.
    element?.addEventListener('error', watch, { capture: true });
    // Some may have failed before this script ran.
    for (const image of element?.querySelectorAll('img') ?? [])
      if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) leaveOut(image);
    return () => element?.removeEventListener('error', watch, { capture: true });
  }, [list]);
  return pictures.filter(({ src }) => !failed.has(src));
}
