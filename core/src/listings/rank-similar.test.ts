import { describe, expect, test } from 'vitest';
import { rankSimilar, type SimilarCandidate } from './rank-similar.ts';

const own = {
  listing_key: '1000',
  list_price: 500_000,
  municipality_code: '66023',
  bedrooms_total: 3,
  latitude: 45.5,
  longitude: -73.6,
  picture: '/own.webp',
};
const candidate = (listing_key: string, given: Partial<SimilarCandidate> = {}): SimilarCandidate => ({
  ...own,
  picture: `/${listing_key}.webp`,
  ...given,
  listing_key,
});

describe('similar listings', () => {
  test('never hold the listing itself', () => {
    expect(rankSimilar(own, [candidate('1000'), candidate('1001')])).toEqual(['1001']);
  });

  test('are those of the municipality where nobody knows the place', () => {
    const unplaced = { ...own, latitude: null, longitude: null };
    const candidates = [candidate('1001'), candidate('1002', { municipality_code: '23027' })];
    expect(rankSimilar(unplaced, candidates)).toEqual(['1001']);
    expect(rankSimilar(own, [candidate('1003', { ...unplaced, municipality_code: '23027' })])).toEqual([]);
  });

  test('are no farther than one would look', () => {
    expect(rankSimilar(own, [candidate('1001', { latitude: 46 }), candidate('1002', { latitude: 45.8 })])).toEqual([
      '1002',
    ]);
  });

  test.each([
    ['the nearer one', { latitude: 45.51 }, { latitude: 45.55 }],
    ['the one of the same municipality', { latitude: 45.52 }, { latitude: 45.51, municipality_code: '65005' }],
    ['the one of about the same price', { list_price: 520_000 }, { list_price: 900_000 }],
    ['the one with as many bedrooms', { bedrooms_total: 3 }, { bedrooms_total: 6 }],
  ] as const)('put %s first', (_, better, worse) => {
    expect(rankSimilar(own, [candidate('1001', worse), candidate('1002', better)])).toEqual(['1002', '1001']);
  });

  test('do not heed prices where the price of the listing may not be known', () => {
    const cheap = candidate('1002', { list_price: 100_000, latitude: 45.501 });
    const like = candidate('1001', { latitude: 45.52 });
    expect(rankSimilar({ ...own, list_price: null }, [like, cheap])).toEqual(['1002', '1001']);
  });

  test('are six at most', () => {
    expect(
      rankSimilar(
        own,
        Array.from({ length: 9 }, (_, index) => candidate(String(1001 + index))),
      ),
    ).toHaveLength(6);
  });

  test('show the same picture a second time only to fill the first row', () => {
    const twins = ['1005', '1006'].map((key) => candidate(key, { picture: '/own.webp' }));
    const others = ['1001', '1002', '1003'].map((key) => candidate(key));
    expect(rankSimilar(own, [...twins, ...others])).toEqual(['1001', '1002', '1003']);
    expect(rankSimilar(own, [...twins, ...others.slice(0, 2)])).toEqual(['1001', '1002', '1005']);
  });

  test('stand by their likeness where their pictures differ, or where there is none', () => {
    const keys = rankSimilar(own, [
      candidate('1001', { picture: '/own.webp' }),
      candidate('1002', { picture: '/a.webp', latitude: 45.501 }),
      candidate('1003', { picture: '/a.webp', latitude: 45.502 }),
      candidate('1004', { picture: null, latitude: 45.503 }),
      candidate('1005', { picture: null, latitude: 45.504 }),
    ]);
    expect(keys).toEqual(['1002', '1004', '1005']);
  });

  test('stand in the same order whatever order they come in', () => {
    const some = [candidate('1003'), candidate('1001'), candidate('1002')];
    expect(rankSimilar(own, some)).toEqual(['1001', '1002', '1003']);
    expect(rankSimilar(own, some.reverse())).toEqual(['1001', '1002', '1003']);
  });
});
