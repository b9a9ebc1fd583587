import type { SourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import { isOnHosts } from '@vitrine/contract/core/picture-hosts.ts';
import type { Issue, ReadResult } from './source-listing.ts';

/**
 * Returns a record without photos on hosts that its source does not name, because browsers would not show them. Each such host is reported once. Copied
 * photos come from the website's own host.
 */
export function withNamedHosts(
  result: ReadResult,
  { photos, pictureHosts }: Pick<SourceSettings, 'photos' | 'pictureHosts'>,
): ReadResult {
  if (result.kind === 'failure' || photos === 'copy' || pictureHosts === null) return result;
  const isShown = ({ url }: { url: string }) => isOnHosts(url, pictureHosts);
  const others = new Set(
    result.listing.media.flatMap((picture) => (isShown(picture) ? [] : (URL.parse(picture.url)?.host ?? picture.url))),
  );
  if (others.size === 0) return result;
  const issues = [...others].map(
    (value): Issue => ({ field: 'MediaURL', value: value.slice(0, 200), reason: 'unknown-value' }),
  );
  return {
    ...result,
    listing: { ...result.listing, media: result.listing.media.filter(isShown) },
    issues: [...result.issues, ...issues],
  };
}
