import type { ArticleSummary } from '../../components/article-card/article-summary.ts';

/** Number of articles on a page of the archive (articles.10). */
export const archivePageSize = 6;

export type ArchiveOrder = 'asc' | 'desc';

export interface ArchiveCategory {
  id: string;
  label: string;
  /** Number of its articles; null when the content service does not count them. */
  count: number | null;
}

/** Categories, order and page of the archive that a visitor chose. */
export interface ArchiveQuery {
  /** Ids of categories; an empty list means all of them. */
  selected: readonly string[];
  order: ArchiveOrder;
  /** Page number, from 1. */
  page: number;
}

/** One page of articles, the answer of `GET /api/articles` to the browser. */
export interface ArchivePage {
  articles: ArticleSummary[];
  total: number;
  /** Null except in the first answer (articles.11). */
  categories: ArchiveCategory[] | null;
}

/** Data of the block: the page of articles that the address names. */
export interface ArchiveData extends ArchivePage {
  query: ArchiveQuery;
}

/** Reads the query of an address. Invalid values fall back to the defaults. */
export function readArchiveQuery(params: URLSearchParams): ArchiveQuery {
  const ids = params.getAll('categories').flatMap((list) => list.split(','));
  const page = Number(params.get('page') ?? 1);
  return {
    selected: [...new Set(ids.filter((id) => /^[\w-]{1,40}$/.test(id)))].slice(0, 50),
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Returns the query string of a page of the archive, without default values. */
export function writeArchiveQuery({ selected, order, page }: ArchiveQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (selected.length > 0) params.set('categories', selected.join(','));
  if (order === 'asc') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params;
}
