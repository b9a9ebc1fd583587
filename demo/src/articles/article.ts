import type { ArticleBundle } from '@vitrine/contract/site.ts';
import { both, toHtml } from '../authoring.ts';
import type { PictureKey } from '../picture-alt.ts';
import { joinInversions, joinLeadingWords } from '../typography.ts';

/** The categories of the blog by key. */
export const categories = {
  buying: { fr: 'Acheter', en: 'Buying' },
  selling: { fr: 'Vendre', en: 'Selling' },
  financing: { fr: 'Financer', en: 'Financing' },
  living: { fr: 'Habiter', en: 'Living' },
} as const;

/** Texts of an article; those of a language are empty when the article is not written in it. */
interface AuthoredArticle {
  slug: { fr: string; en: string };
  title: { fr: string; en: string };
  excerpt: { fr: string; en: string };
  picture: PictureKey;
  category: keyof typeof categories;
  /** The slug of a broker of the agency. */
  author: string;
  publishedAt: string;
  /** Paragraphs; a line that starts with a heading or a list is HTML already. */
  fr: readonly string[];
  en: readonly string[];
}

export const article = ({ title, excerpt, picture, fr, en, ...rest }: AuthoredArticle): ArticleBundle => ({
  ...rest,
  title: both(joinLeadingWords(joinInversions(title.fr)), title.en),
  excerpt: both(joinInversions(excerpt.fr), excerpt.en),
  body: both(toHtml(fr), toHtml(en)),
  picture: `/resources/${picture}.webp`,
});
