import { expect, test } from 'vitest';
import type { ListingSummary } from '../../../items/listing-summary.ts';
import { type Results, reduceResults } from './results.ts';

const listing = (uls: string): ListingSummary => ({
  uls,
  href: `/fr/proprietes/${uls}`,
  type: 'Condo',
  price: '',
  street: '',
  municipality: '',
  badge: null,
  specs: { bed: '', bath: '', area: '' },
  picture: null,
});
const ready: Results = { query: 'a', listings: [listing('1'), listing('2')], total: 4, page: 1, status: 'ready' };

test('another search clears the list', () => {
  expect(reduceResults(ready, { type: 'start', query: 'b', page: 1 })).toEqual({
    query: 'b',
    listings: [],
    total: null,
    page: 1,
    status: 'loading',
  });
});

test('a listing that moved to the next page meanwhile is listed once', () => {
  const event = { type: 'appended', query: 'a', page: 2, listings: [listing('2'), listing('3')], total: 4 } as const;
  const more = reduceResults({ ...ready, status: 'loading-more' }, { ...event, listings: [...event.listings] });
  expect(more.listings.map(({ uls }) => uls)).toEqual(['1', '2', '3']);
  expect(more).toMatchObject({ page: 2, status: 'ready' });
});

test('an answer to a search that is not asked any more changes nothing', () => {
  const event = { type: 'loaded', query: 'old', page: 1, listings: [listing('9')], total: 1 } as const;
  expect(reduceResults(ready, { ...event, listings: [...event.listings] })).toBe(ready);
});

test('a failure ends the loading and keeps what is listed', () => {
  const failed = reduceResults({ ...ready, status: 'loading-more' }, { type: 'failed', query: 'a' });
  expect(failed).toEqual({ ...ready, status: 'failed' });
});
