import type { Locale } from '@vitrine/contract/locale.ts';
import { fixedPath } from '../locale/paths.ts';
import { withPageQuery } from './known-query.ts';
import type { SiteInfo } from './site-context.tsx';

type Where = Pick<SiteInfo, 'path' | 'alternatePaths'>;

/**
 * Returns the address that the locale switch leads to (addresses.15): the same page in the other language with the query that it
 * depends on, or, without such a page, that language's blog for an article and its home for anything else.
 */
export function localeSwitchPath(where: Where, other: Locale, search: string): string {
  const counterpart = where.alternatePaths[other];
  return counterpart ? withPageQuery(counterpart, search) : fixedPath(isArticle(where) ? 'blog' : 'home', other);
}

/** True when the page is an article without a translation, so that the visitor must be warned before switching. */
export const isUntranslatedArticle = (where: Where, other: Locale): boolean =>
  isArticle(where) && where.alternatePaths[other] === undefined;

/** True for `/fr/blogue/{slug}-{id}` and `/en/blog/{slug}-{id}`. */
const isArticle = ({ path }: Where): boolean =>
  (['fr', 'en'] as const).some((locale) => path.startsWith(`${fixedPath('blog', locale)}/`)) && /\d\/?$/.test(path);
