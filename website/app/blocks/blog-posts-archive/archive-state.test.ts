import { describe, expect, test } from 'vitest';
import {
  type ArchiveEvent,
  type ArchiveState,
  archiveReducer,
  fetchDelayMs,
  hasMore,
  initialArchiveState,
  isLoading,
  nextQuery,
  selectCategory,
  shownArticles,
  skeletonCount,
} from './archive-state.ts';
import { type ArchiveData, type ArchivePage, readArchiveQuery, writeArchiveQuery } from './blog-posts-archive-data.ts';
import { testArticles } from './test-articles.ts';

const all = ['1', '2', '3'];

describe('selecting categories', () => {
  test.each([
    ['all are selected: only the clicked one', [], '2', ['2']],
    ['all are listed: the same', ['1', '2', '3'], '2', ['2']],
    ['some are selected: one more', ['2'], '1', ['1', '2']],
    ['some are selected: one less', ['1', '2'], '1', ['2']],
    ['none would remain: all', ['2'], '2', []],
    ['the last one completes them: all', ['1', '2'], '3', []],
  ])('%s', (_, selected, clicked, expected) => {
    expect(selectCategory(selected, clicked, all)).toEqual(expected);
  });

  test('a single category stays selected', () => {
    expect(selectCategory([], '1', ['1'])).toEqual([]);
  });
});

const page = (...ids: number[]): ArchivePage => ({ articles: testArticles(...ids), total: 8, categories: null });
const data: ArchiveData = {
  ...page(1, 2, 3, 4, 5, 6),
  categories: all.map((id) => ({ id, label: id, count: 3 })),
  query: { selected: [], order: 'desc', page: 1 },
};
const after = (...events: ArchiveEvent[]): ArchiveState =>
  events.reduce(archiveReducer, initialArchiveState(data, data.query));
const shownIds = (state: ArchiveState) => shownArticles(state).map(({ id }) => id);

describe('the archive', () => {
  test('starts with the articles of the server and fetches nothing', () => {
    const state = initialArchiveState(data, data.query);
    expect(shownIds(state)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(nextQuery(state)).toBeNull();
    expect(hasMore(state)).toBe(true);
  });

  test('fetches its first page at once when the server sent none', () => {
    const state = initialArchiveState(null, data.query);
    expect(nextQuery(state)).toEqual({ selected: [], order: 'desc', page: 1 });
    expect(fetchDelayMs(state)).toBe(0);
    expect(skeletonCount(state)).toBe(6);
  });

  test('empties the list for another category, goes back to page 1 and waits a second', () => {
    const state = after({ kind: 'more' }, { kind: 'category', id: '2' });
    expect(shownIds(state)).toEqual([]);
    expect(nextQuery(state)).toEqual({ selected: ['2'], order: 'desc', page: 1 });
    expect(fetchDelayMs(state)).toBe(1000);
  });

  test('empties the list for another order', () => {
    const state = after({ kind: 'order', order: 'asc' });
    expect(shownIds(state)).toEqual([]);
    expect(nextQuery(state)).toEqual({ selected: [], order: 'asc', page: 1 });
  });

  test('shows the list again, without a fetch, when an earlier query returns', () => {
    const state = after({ kind: 'order', order: 'asc' }, { kind: 'order', order: 'desc' });
    expect(shownIds(state)).toHaveLength(6);
    expect(nextQuery(state)).toBeNull();
  });

  test('appends a further page at once, and no article twice', () => {
    const more = after({ kind: 'more' });
    const query = nextQuery(more);
    expect(query).toMatchObject({ page: 2 });
    expect([fetchDelayMs(more), skeletonCount(more), isLoading(more)]).toEqual([0, 2, true]);
    const state = archiveReducer(more, { kind: 'loaded', query: query ?? data.query, answer: page(6, 7, 8) });
    expect(shownIds(state)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect([hasMore(state), isLoading(state)]).toEqual([false, false]);
  });

  test('fetches one page at a time', () => {
    expect(after({ kind: 'more' }, { kind: 'more' }).page).toBe(2);
  });

  test('ignores an answer to an earlier query', () => {
    const state = after({ kind: 'category', id: '2' }, { kind: 'loaded', query: data.query, answer: page(9) });
    expect(shownIds(state)).toEqual([]);
  });

  test('stops at a failure until a retry', () => {
    const failed = after({ kind: 'more' }, { kind: 'failed' });
    expect(isLoading(failed)).toBe(false);
    expect(isLoading(archiveReducer(failed, { kind: 'retry' }))).toBe(true);
  });
});

describe('the query of the address', () => {
  test('is the same after reading and writing', () => {
    const params = new URLSearchParams('categories=1,4&order=asc&page=2');
    expect(writeArchiveQuery(readArchiveQuery(params)).toString()).toBe('categories=1%2C4&order=asc&page=2');
  });

  test('may repeat a category, as a plain form does, and ignores invalid values', () => {
    const params = new URLSearchParams('categories=1&categories=4&categories=<b>&order=up&page=-3');
    expect(readArchiveQuery(params)).toEqual({ selected: ['1', '4'], order: 'desc', page: 1 });
  });
});
