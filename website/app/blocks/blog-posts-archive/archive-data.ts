import type { ArticleSummary } from '../../items/article-summary.ts';

/** Articles on a page of the archive (`2-blocks-and-search §9`). */
export const archivePageSize = 6;

export type ArchiveOrder = 'asc' | 'desc';

export interface ArchiveCategory {
  id: string;
  label: string;
  /** How many articles it has; null where nobody counted. */
  count: number | null;
}

/** What is asked of the archive. */
export interface ArchiveQuery {
  /** Ids of categories; none means all of them. */
  selected: readonly string[];
  order: ArchiveOrder;
  /** From 1. */
  page: number;
}

/** A page of articles, as `GET /api/articles` answers it to the browser. */
export interface ArchivePage {
  articles: ArticleSummary[];
  total: number;
  /** With the first call only (`2-blocks-and-search §7`). */
  categories: ArchiveCategory[] | null;
}

/** The block's data: the first page of an address. */
export interface ArchiveData extends ArchivePage {
  query: ArchiveQuery;
}

/** Reads what an address asks of the archive; nonsense counts as not said. */
export function readArchiveQuery(params: URLSearchParams): ArchiveQuery {
  const ids = params.getAll('categories').flatMap((list) => list.split(','));
  const page = Number(params.get('page') ?? 1);
  return {
    selected: [...new Set(ids.filter((id) => /^[\w-]{1,40}$/.test(id)))].slice(0, 50),
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of a page of the archive: what is as usual is left out. */
export function writeArchiveQuery({ selected, order, page }: ArchiveQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (selected.length > 0) params.set('categories', selected.join(','));
  if (order === 'asc') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params;
}
