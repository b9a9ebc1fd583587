import type { SourceMedia } from './source-listing.ts';

/** Returns the pictures in the order of the source, the main one first, each address once. */
export function orderedMedia(media: readonly SourceMedia[]): SourceMedia[] {
  const place = ({ isMain, order }: SourceMedia) => (isMain ? -1 : (order ?? Number.MAX_SAFE_INTEGER));
  const sorted = media.toSorted((one, other) => place(one) - place(other));
  const unique = new Map(sorted.toReversed().map((picture) => [picture.url, picture]));
  return sorted.filter((picture) => unique.get(picture.url) === picture);
}
