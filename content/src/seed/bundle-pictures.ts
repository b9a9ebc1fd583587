import type { SiteBundle } from '@vitrine/contract/site.ts';

/** Matches the address of a picture; its capturing group is the file name. */
const resource = /^\/resources\/([\w.-]+)$/;

/** Returns the file name of a picture's wire address; undefined for an external address. */
export const filenameOf = (url: string): string | undefined => resource.exec(url)?.[1];

/**
 * Returns every picture that a bundle references, without duplicates. Leaves out the logos and the favicon, which the bundle itself
 * contains.
 */
export function bundlePictures(bundle: SiteBundle): string[] {
  const found = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      const filename = filenameOf(value);
      if (filename) found.add(filename);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit([
    bundle.theme,
    bundle.seo,
    bundle.header,
    bundle.footer,
    bundle.pages,
    bundle.people,
    bundle.offices,
    bundle.articles,
  ]);
  for (const { filename } of [bundle.favicon, ...bundle.logos]) found.delete(filename);
  return [...found].sort();
}

/** Returns the alternative text of each picture for the media library: the first one in the bundle. */
export function bundleAlts(bundle: SiteBundle): Map<string, { fr?: string; en?: string }> {
  const found = new Map<string, { fr?: string; en?: string }>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('cms_component' in value && value.cms_component === 'image' && 'media' in value) note(value.media);
    Object.values(value).forEach(visit);
  };
  const note = (media: unknown) => {
    for (const locale of ['fr', 'en'] as const) {
      const file =
        typeof media === 'object' && media !== null ? Object.entries(media).find(([key]) => key === locale)?.[1] : null;
      const filename = filenameOf(String(file?.url));
      if (!filename || !file.alt) continue;
      const alts = found.get(filename) ?? {};
      alts[locale] ??= file.alt;
      found.set(filename, alts);
    }
  };
  visit([bundle.theme, bundle.header, bundle.footer, bundle.pages]);
  for (const { filename, alt } of bundle.logos) found.set(filename, alt);
  return found;
}
