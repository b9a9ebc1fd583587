import type { CardRow } from '../listings/present-listing.ts';
import { mailWidth } from './template/mail-styles.ts';

/** Formats that some mail programs cannot show. */
const unsupportedFormat = /avif/;

/**
 * Returns the absolute address of a listing's first picture, in the width nearest to a mail's; null when mails cannot
 * show its format or the origin of pictures is not configured.
 */
export function listingPicture([first]: CardRow['media'], assetsUrl: string | undefined): string | null {
  if (!first || !assetsUrl) return null;
  const sizes = (first.variants ?? [])
    .filter(({ type, width }) => !unsupportedFormat.test(type) && width >= mailWidth)
    .sort((one, other) => one.width - other.width);
  const url = sizes[0]?.url ?? first.url;
  if (unsupportedFormat.test(url.split('.').at(-1) ?? '')) return null;
  return new URL(url, assetsUrl).href;
}
