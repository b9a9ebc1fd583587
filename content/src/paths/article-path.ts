import type { Locale, Localized } from '@vitrine/contract/locale.ts';
import { eachLocale } from '../kinds/each-locale.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';

export const articlePath = (locale: Locale, slug: string, id: string): string =>
  locale === 'fr' ? `/fr/blogue/${slug}-${id}` : `/en/blog/${slug}-${id}`;

/** Returns the slug of each language in which an article has a title. */
export const articleSlugs = ({ title, slug }: Loose): Localized<string> => {
  const slugs = asObject(slug);
  return eachLocale(title, (own, locale) => asText(own) && (asText(slugs[locale]) ?? 'article')) ?? {};
};
