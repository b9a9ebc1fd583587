import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';
import type { FinishedMedia } from '../../../kinds/media/finish-media.server.ts';

interface ListedLogo {
  id: string;
  media: FinishedMedia | null;
}

interface SiteLogos {
  /** The light logo, which is shown on dark backgrounds. */
  light: FinishedImage | null;
  /** The dark logo, which is shown on light backgrounds. */
  dark: FinishedImage | null;
}

/**
 * Returns the logo of the site for the background of the footer, then those of its partners. A list that contains a logo of the site is
 * shown as it is.
 */
export function footerLogos(
  { light, dark }: SiteLogos,
  listed: readonly ListedLogo[],
  isDark: boolean,
): { id: string; media: FinishedMedia }[] {
  const own = isDark ? (light ?? dark) : (dark ?? light);
  const others = listed.flatMap(({ id, media }) => (media ? [{ id, media }] : []));
  const hasOwn = others.some(({ media }) => media.kind === 'image' && [light?.src, dark?.src].includes(media.src));
  return own && !hasOwn ? [{ id: 'site', media: own }, ...others] : others;
}
