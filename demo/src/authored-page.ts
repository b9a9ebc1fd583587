import type { Seo } from '@vitrine/contract/seo.ts';
import type { PageBundle, WireBlock } from '@vitrine/contract/site.ts';
import { both, type PageName, pagePaths } from './authoring.ts';
import { type PictureKey, pictureSize } from './picture-alt.ts';

/** Title (at most 60 characters) and description (120 to 155 characters) for search engines and social networks. */
export interface Summary {
  title: string;
  description: string;
}

export function seoOf({ title, description }: Summary, picture: PictureKey, locale: 'fr' | 'en'): Seo {
  const url = `/resources/${picture}.webp`;
  return {
    title,
    global: { og_title: title, og_description: description },
    facebook: {
      og_title: title,
      og_description: description,
      og_type: 'website',
      og_locale: `${locale}_CA`,
      og_image: { url, type: 'image/webp', ...pictureSize(picture) },
    },
    twitter: { og_title: title, og_description: description, og_image: url },
    robots_index_rule: 'index, follow',
  };
}

/** Returns blocks with ids: the name with the position, counted from 1. */
export const withIds = (name: string, blocks: readonly WireBlock[]): WireBlock[] =>
  blocks.map((block, index) => ({ id: `${name}-${index + 1}`, ...block }));

interface AuthoredPage extends PageContent {
  name: PageName;
}

interface PageContent {
  /** The name of the page in menus and tabs. */
  title: { fr: string; en: string };
  seo: { fr: Summary; en: Summary };
  /** Picture shown when the page is shared. */
  picture: PictureKey;
  blocks: WireBlock[];
}

/**
 * Returns a page with its addresses and its SEO in both languages; the id of each block is derived from the page, its position and
 * its type, since an import keeps the values of a block whose id it knows.
 */
export function page({ name, ...content }: AuthoredPage): PageBundle {
  const path = (locale: 'fr' | 'en') => (name === 'home' ? `/${locale}` : `/${locale}${pagePaths[name][locale]}`);
  return pageAt(name, { fr: path('fr'), en: path('en') }, content);
}

/** Returns a page that no link of another page names, at paths with their locale prefix. */
export function pageAt(
  name: string,
  path: { fr: string; en: string },
  { title, seo, picture, blocks }: PageContent,
): PageBundle {
  const summary = both(seo.fr.title, seo.en.title);
  const description = both(seo.fr.description, seo.en.description);
  return {
    path,
    title: both(title.fr, title.en),
    seo: {
      fr: seoOf({ title: summary.fr, description: description.fr }, picture, 'fr'),
      en: seoOf({ title: summary.en, description: description.en }, picture, 'en'),
    },
    blocks: blocks.map((block, index) => ({ id: `${name}-${index + 1}-${block.block_type}`, ...block })),
  };
}
