import type { Locale } from '@vitrine/contract/locale.ts';
import { fixedPath } from '../locale/paths.ts';
import type { SiteInfo } from './site-context.tsx';

type Where = Pick<SiteInfo, 'path' | 'alternatePaths'>;

/**
 * Where the locale switch leads (`1-shell §2`): to the same page in the other language, from an article that is not written in
 * it to that language's blog, and from any other page without a counterpart to that language's home.
 */
export function localeSwitchPath(where: Where, other: Locale): string {
  return where.alternatePaths[other] ?? fixedPath(isArticle(where) ? 'blog' : 'home', other);
}

/** Whether the page is an article that the other language lacks, of which the visitor is warned before it is left. */
export const isUntranslatedArticle = (where: Where, other: Locale): boolean =>
  isArticle(where) && where.alternatePaths[other] === undefined;

/** `/fr/blogue/{slug}-{id}`, `/en/blog/{slug}-{id}`. */
const isArticle = ({ path }: Where): boolean =>
  (['fr', 'en'] as const).some((locale) => path.startsWith(`${fixedPath('blog', locale)}/`)) && /\d\/?$/.test(path);
