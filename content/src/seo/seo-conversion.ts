import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { ReadingOptions } from '../kinds/content-kind.ts';
import { type FindPicture, pictureFile } from '../kinds/stored-picture.ts';
import { asObject, asText, filled, type Loose } from '../values/untyped-values.ts';

/** Converts SEO between Payload (`seo/seo-fields.ts`) and the wire (head.5). */

const facebookTexts = ['og_title', 'og_description', 'og_type', 'og_locale', 'fb_app_id', 'og_url'] as const;
const otherTexts = ['og_title', 'og_description'] as const;

const texts = (group: unknown, names: readonly string[], read: (value: unknown) => unknown) =>
  Object.fromEntries(names.map((name) => [name, read(asObject(group)[name])]));

const mediaTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', svg: 'image/svg+xml' };
const mediaType = (filename: string) => {
  const extension = filename.split('.').at(-1) ?? '';
  return mediaTypes[extension] ?? `image/${extension}`;
};

/** Returns the SEO by language, from a document read with `locale: 'all'`. */
export function seoToWire(value: unknown, find: FindPicture): Localized<Seo> {
  const own = (locale: Locale): Seo => {
    const read = (localized: unknown) => asText(asObject(localized)[locale]);
    const seo = asObject(value);
    const picture = (group: unknown) => {
      const found = find(asObject(asObject(group).og_image)[locale]);
      return found && { found, file: pictureFile(found, null) };
    };
    const facebook = picture(seo.facebook);
    const twitter = picture(seo.twitter);
    // `filled` only removes undefined values; the receiver parses the result with the contract's schema.
    return (filled({
      title: read(seo.title),
      global: filled(texts(seo.global, otherTexts, read)),
      facebook: filled({
        ...texts(seo.facebook, facebookTexts, read),
        og_image: facebook && {
          url: facebook.file.url,
          type: mediaType(facebook.found.filename),
          ...filled({ width: facebook.file.width ?? undefined, height: facebook.file.height ?? undefined }),
        },
      }),
      twitter: filled({ ...texts(seo.twitter, otherTexts, read), og_image: twitter?.file.url ?? undefined }),
      robots_index_rule: read(seo.robots_index_rule),
      canonical_url: read(seo.canonical_url),
    }) ?? {}) as Seo;
  };
  return Object.fromEntries(locales.map((locale) => [locale, own(locale)]));
}

/** Returns the SEO of one language in Payload's format. */
export function seoToPayload(seo: Seo, { pictureId }: Pick<ReadingOptions, 'pictureId'>): Loose {
  const picture = (url: unknown) => pictureId(asText(url) ?? '');
  return {
    title: asText(seo.title),
    global: texts(seo.global, otherTexts, asText),
    facebook: { ...texts(seo.facebook, facebookTexts, asText), og_image: picture(seo.facebook?.og_image?.url) },
    twitter: { ...texts(seo.twitter, otherTexts, asText), og_image: picture(seo.twitter?.og_image) },
    robots_index_rule: asText(seo.robots_index_rule),
    canonical_url: asText(seo.canonical_url),
  };
}
