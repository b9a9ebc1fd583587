import type { Locale } from '@vitrine/contract/locale.ts';
import { longestDescription, longestTitle } from '../../seo/seo-fields.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { issue, type PublishIssue } from './publish-issue.ts';

/** Returns the issues of a document in the results of search engines. A missing description is one of pages alone. */
export function searchResultIssues({ title, description, isIndexed }: SearchResult, locale: Locale): PublishIssue[] {
  const place = { path: 'seo.global.og_description', block: null };
  const titlePlace = { path: 'seo.title', block: null };
  return [
    ...(description.length > longestDescription ? [issue('long-description', place, { locale })] : []),
    ...(title.length > longestTitle ? [issue('long-title', titlePlace, { locale })] : []),
    ...(isIndexed ? [] : [issue('not-indexed', { path: 'seo.robots_index_rule', block: null }, { locale })]),
  ];
}

export interface SearchResult {
  title: string;
  path: string;
  description: string;
  isIndexed: boolean;
}

/** Returns the entry of a page, or of an article with its own path, in the results of a search engine. */
export function searchResult(page: Loose, locale: Locale): SearchResult {
  const seo = asObject(page.seo);
  const own = (values: unknown): string => asText(asObject(values)[locale])?.trim() ?? '';
  return {
    title: own(seo.title) || own(page.title),
    path: own(page.path),
    description: own(asObject(seo.global).og_description),
    isIndexed: !/\b(noindex|none)\b/i.test(own(seo.robots_index_rule)),
  };
}
