import type { FinishedMedia } from '../media/finish-media.server.ts';

/** Width over height of pictures that do not say theirs. */
const usualRatio = 3 / 2;

/**
 * Returns how much wider than its box a picture is when it covers a box of the given ratio (width over height); the excess is
 * cropped. At least 1.
 */
export const coverWidth = (media: FinishedMedia, boxRatio: number): number => Math.max(1, ratioOf(media) / boxRatio);

/** Returns the width over the height of a picture. */
export function ratioOf(media: FinishedMedia): number {
  if (media.kind !== 'image' || !media.width || !media.height) return usualRatio;
  return media.width / media.height;
}
