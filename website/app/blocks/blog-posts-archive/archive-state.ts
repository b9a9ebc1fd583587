import type { ArticleSummary } from '../../components/article-card/article-summary.ts';
import {
  type ArchiveCategory,
  type ArchiveData,
  type ArchiveOrder,
  type ArchivePage,
  type ArchiveQuery,
  archivePageSize,
  writeArchiveQuery,
} from './blog-posts-archive-data.ts';

/** State of the archive: the chosen query and the articles that were loaded for it. */
export interface ArchiveState extends ArchiveQuery {
  /** Null until they are loaded. */
  categories: readonly ArchiveCategory[] | null;
  /** The list that was loaded last, up to its `page`; it may belong to an earlier query. */
  loaded: { list: string; page: number; articles: readonly ArticleSummary[]; total: number } | null;
  hasFailed: boolean;
}

export type ArchiveEvent =
  /** The address names another list, as after a link or going back. */
  | { kind: 'address'; query: ArchiveQuery }
  | { kind: 'category'; id: string }
  | { kind: 'order'; order: ArchiveOrder }
  | { kind: 'more' }
  | { kind: 'loaded'; query: ArchiveQuery; answer: ArchivePage }
  | { kind: 'failed' }
  | { kind: 'retry' };

/** Returns a key of the query without its page. */
export const listKey = (query: ArchiveQuery): string => writeArchiveQuery({ ...query, page: 1 }).toString();

/**
 * Returns the state for the data of the server. A page that is shown again has the data of its first address, and the query of the address
 * to which a filter has changed that one.
 */
export function initialArchiveState(data: ArchiveData | null, address: ArchiveQuery): ArchiveState {
  const categories = data?.categories ?? null;
  const list = knownQuery(address, categories);
  const isServed = data !== null && listKey(knownQuery(data.query, categories)) === listKey(list);
  const page = isServed ? data.query.page : 1;
  return {
    ...{ ...list, page, categories, hasFailed: false },
    loaded: isServed ? { list: listKey(list), page, articles: data.articles, total: data.total } : null,
  };
}

/** Returns the first page of a query, without categories that no longer exist: they would leave the list empty without a visible reason. */
export function knownQuery(
  { selected, order }: ArchiveQuery,
  categories: readonly ArchiveCategory[] | null,
): ArchiveQuery {
  const known = categories?.map(({ id }) => id);
  return { selected: known ? known.filter((id) => selected.includes(id)) : selected, order, page: 1 };
}

/** Applies an event by the rules of the archive (articles.7, articles.8, articles.9). */
export function archiveReducer(state: ArchiveState, event: ArchiveEvent): ArchiveState {
  switch (event.kind) {
    case 'address':
      return { ...state, ...event.query, hasFailed: false };
    case 'category': {
      const all = (state.categories ?? []).map(({ id }) => id);
      return { ...state, selected: selectCategory(state.selected, event.id, all), page: 1, hasFailed: false };
    }
    case 'order':
      return { ...state, order: event.order, page: 1, hasFailed: false };
    case 'more':
      return hasMore(state) && !isLoading(state) ? { ...state, page: state.page + 1 } : state;
    case 'loaded':
      return addPage(state, event.query, event.answer);
    case 'failed':
      return { ...state, hasFailed: true };
    case 'retry':
      return { ...state, hasFailed: false };
  }
}

/**
 * Toggles a category. When all are selected, a click selects the clicked one alone; when none would remain, all are selected
 * again. An empty list stands for all.
 */
export function selectCategory(selected: readonly string[], clicked: string, all: readonly string[]): string[] {
  const next = new Set(selected.length === 0 || selected.length >= all.length ? [] : selected);
  if (!next.delete(clicked)) next.add(clicked);
  return next.size === all.length ? [] : all.filter((id) => next.has(id));
}

export const isSelected = ({ selected }: ArchiveState, id: string): boolean =>
  selected.length === 0 || selected.includes(id);

/** Adds a loaded page. An answer to an earlier query is ignored. */
function addPage(state: ArchiveState, query: ArchiveQuery, { articles, total, categories }: ArchivePage): ArchiveState {
  const list = listKey(query);
  if (list !== listKey(state)) return state;
  const before = query.page > 1 ? shownArticles(state) : [];
  const known = new Set(before.map(({ id }) => id));
  return {
    ...state,
    categories: categories ?? state.categories,
    loaded: { list, page: query.page, articles: [...before, ...articles.filter(({ id }) => !known.has(id))], total },
    hasFailed: false,
  };
}

/** Returns the loaded list when it belongs to the current query. */
const currentList = (state: ArchiveState) => (state.loaded?.list === listKey(state) ? state.loaded : null);

/** Returns the articles of the current query: none after a change of category or order until its answer comes. */
export const shownArticles = (state: ArchiveState): readonly ArticleSummary[] => currentList(state)?.articles ?? [];

export const shownTotal = (state: ArchiveState): number | null => currentList(state)?.total ?? null;

export const isLoading = (state: ArchiveState): boolean => !state.hasFailed && nextQuery(state) !== null;

export function hasMore(state: ArchiveState): boolean {
  const list = currentList(state);
  return list !== null && list.page * archivePageSize < list.total;
}

/** Returns the query to fetch, or null when its page is already loaded. */
export function nextQuery(state: ArchiveState): ArchiveQuery | null {
  const { selected, order, page } = state;
  const list = currentList(state);
  return list && list.page >= page ? null : { selected, order, page };
}

/** Delay before a fetch, ms: one second after a change of category or order, none for the first page and for further pages. */
export const fetchDelayMs = (state: ArchiveState): number => (state.loaded && !currentList(state) ? 1000 : 0);

/** Number of skeleton cards: at least two while a further page loads, a whole page while the list is empty. */
export function skeletonCount(state: ArchiveState): number {
  const list = currentList(state);
  return list ? Math.max(2, Math.min(archivePageSize, list.total - list.page * archivePageSize)) : archivePageSize;
}
