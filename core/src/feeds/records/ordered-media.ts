import type { SourceMedia } from './source-listing.ts';

/**
 * Returns the pictures in the order of the source, the main one first, each address once. Pictures at the same place are ordered by their keys,
 * because sources send them in another order each time.
 */
export function orderedMedia(media: readonly SourceMedia[]): SourceMedia[] {
  const place = ({ isMain, order }: SourceMedia) => (isMain ? -1 : (order ?? Number.MAX_SAFE_INTEGER));
  const sorted = media.toSorted((one, other) => place(one) - place(other) || byKey(one, other));
  const unique = new Map(sorted.toReversed().map((picture) => [picture.url, picture]));
  return sorted.filter((picture) => unique.get(picture.url) === picture);
}

/** Compares pictures that have a place. Those without one keep the order in which they came. */
function byKey(one: SourceMedia, other: SourceMedia): number {
  if (one.order === null || other.order === null) return 0;
  const [first, second] = [one.key ?? one.url, other.key ?? other.url];
  return first < second ? -1 : Number(first > second);
}
