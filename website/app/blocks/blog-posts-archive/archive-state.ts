import type { ArticleSummary } from '../../items/article-summary.ts';
import {
  type ArchiveCategory,
  type ArchiveData,
  type ArchiveOrder,
  type ArchivePage,
  type ArchiveQuery,
  archivePageSize,
  writeArchiveQuery,
} from './archive-data.ts';

/** The state of the archive: what is asked, and what has come of it. */
export interface ArchiveState extends ArchiveQuery {
  /** Null until they are known. */
  categories: readonly ArchiveCategory[] | null;
  /** The list that was loaded last, up to its `page`; it may be of an earlier question. */
  loaded: { list: string; page: number; articles: readonly ArticleSummary[]; total: number } | null;
  hasFailed: boolean;
}

export type ArchiveEvent =
  | { kind: 'category'; id: string }
  | { kind: 'order'; order: ArchiveOrder }
  | { kind: 'more' }
  | { kind: 'loaded'; query: ArchiveQuery; answer: ArchivePage }
  | { kind: 'failed' }
  | { kind: 'retry' };

/** What a list depends on besides its page. */
const listOf = (query: ArchiveQuery): string => writeArchiveQuery({ ...query, page: 1 }).toString();

export function startArchive(data: ArchiveData | null): ArchiveState {
  const query = data?.query ?? { selected: [], order: 'desc', page: 1 };
  return {
    ...query,
    categories: data?.categories ?? null,
    loaded: data && { list: listOf(query), page: query.page, articles: data.articles, total: data.total },
    hasFailed: false,
  };
}

/** The rules of `2-blocks-and-search §4`, Posts archive. */
export function archiveReducer(state: ArchiveState, event: ArchiveEvent): ArchiveState {
  switch (event.kind) {
    case 'category': {
      const all = (state.categories ?? []).map(({ id }) => id);
      return { ...state, selected: selectCategory(state.selected, event.id, all), page: 1, hasFailed: false };
    }
    case 'order':
      return { ...state, order: event.order, page: 1, hasFailed: false };
    case 'more':
      return hasMore(state) && !isLoading(state) ? { ...state, page: state.page + 1 } : state;
    case 'loaded':
      return take(state, event.query, event.answer);
    case 'failed':
      return { ...state, hasFailed: true };
    case 'retry':
      return { ...state, hasFailed: false };
  }
}

/**
 * When all are selected, a click selects that one alone; otherwise it toggles, and where none would be left all are selected
 * again. All of them are written as none.
 */
export function selectCategory(selected: readonly string[], clicked: string, all: readonly string[]): string[] {
  const chosen = new Set(selected.length === 0 || selected.length >= all.length ? [] : selected);
  if (!chosen.delete(clicked)) chosen.add(clicked);
  return chosen.size === all.length ? [] : all.filter((id) => chosen.has(id));
}

export const isSelected = ({ selected }: ArchiveState, id: string): boolean =>
  selected.length === 0 || selected.includes(id);

/** An answer that comes after the question has changed is nobody's. */
function take(state: ArchiveState, query: ArchiveQuery, { articles, total, categories }: ArchivePage): ArchiveState {
  const list = listOf(query);
  if (list !== listOf(state)) return state;
  const before = query.page > 1 ? shownArticles(state) : [];
  const known = new Set(before.map(({ id }) => id));
  return {
    ...state,
    categories: categories ?? state.categories,
    loaded: { list, page: query.page, articles: [...before, ...articles.filter(({ id }) => !known.has(id))], total },
    hasFailed: false,
  };
}

/** The loaded list, where it is the one that is asked for. */
const currentList = (state: ArchiveState) => (state.loaded?.list === listOf(state) ? state.loaded : null);

/** A change of category or order empties the list at once; going back to what was loaded shows it again. */
export const shownArticles = (state: ArchiveState): readonly ArticleSummary[] => currentList(state)?.articles ?? [];

export const shownTotal = (state: ArchiveState): number | null => currentList(state)?.total ?? null;

export const isLoading = (state: ArchiveState): boolean => !state.hasFailed && nextQuery(state) !== null;

export function hasMore(state: ArchiveState): boolean {
  const list = currentList(state);
  return list !== null && list.page * archivePageSize < list.total;
}

/** What has to be fetched, or null where that would repeat what is there. */
export function nextQuery(state: ArchiveState): ArchiveQuery | null {
  const { selected, order, page } = state;
  const list = currentList(state);
  return list && list.page >= page ? null : { selected, order, page };
}

/** Other categories or another order wait a second; the first fetch and further pages do not. */
export const fetchDelayMs = (state: ArchiveState): number => (state.loaded && !currentList(state) ? 1000 : 0);

/** At least two while further articles are on their way, and a page of them while none is there. */
export function skeletonCount(state: ArchiveState): number {
  const list = currentList(state);
  return list ? Math.max(2, Math.min(archivePageSize, list.total - list.page * archivePageSize)) : archivePageSize;
}
