import type { SourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import { isOnHosts, pictureHost } from '@vitrine/contract/core/picture-hosts.ts';
import type { Issue, ReadResult } from './source-listing.ts';

/**
 * Returns a record with the photos that browsers can show at the addresses of their source: at https, because pages are served so and allow no other
 * pictures, and on hosts that the source names. Each other host is reported once. Copied photos come from the website's own host.
 */
export function withEmbeddablePhotos(
  result: ReadResult,
  { photos, pictureHosts }: Pick<SourceSettings, 'photos' | 'pictureHosts'>,
): ReadResult {
  if (result.kind === 'failure' || photos === 'copy') return result;
  const media = result.listing.media.map((picture) => ({ ...picture, url: secureAddress(picture.url) }));
  const isShown = ({ url }: { url: string }) => pictureHosts === null || isOnHosts(url, pictureHosts);
  const others = new Set(
    media.flatMap((picture) => (isShown(picture) ? [] : (URL.parse(picture.url)?.host ?? picture.url))),
  );
  const issues = [...others].map(
    (value): Issue => ({ field: 'MediaURL', value: value.slice(0, 200), reason: 'unknown-value' }),
  );
  return {
    ...result,
    listing: { ...result.listing, media: media.filter(isShown) },
    issues: [...result.issues, ...issues],
  };
}

/** Returns the address at https. A host that is not public, as in tests, and a host with another port stay as they are. */
function secureAddress(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' || url.port !== '' || !pictureHost.safeParse(url.host).success) return address;
  return address.replace(/^http:/i, 'https:');
}
