import { describe, expect, test } from 'vitest';
import '../block-framework/registry/every-block.server.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';

const described = (type: string, query: string, data: unknown = null) => {
  const describeQuery = findBlockServer(type)?.describeQuery;
  expect.assert(describeQuery);
  return describeQuery(new URLSearchParams(query), data);
};

describe('the query of the search', () => {
  const search = (query: string, data?: unknown) => described('search_properties_block', query, data);

  test.each([
    ['', '', 1],
    ['page=2', 'page=2', 2],
    ['utm_source=a', '', 1],
    ['reset_filters=1&mun=66023', '', 1],
    ['page=1&price_min=0', '', 1],
  ])('%j is indexed as %j', (query, canonical, page) => {
    expect(search(query)).toEqual({ canonical, isIndexed: true, page });
  });

  test.each([
    ['type=condo&mun=66023', 'mun=66023&type=condo'],
    ['mun=66023&mun=23027&page=3&order_by=oldest', 'mun=23027&mun=66023&page=3'],
    ['price_max=400000', 'price_max=400000'],
    ['broker=maude-gagnon', 'broker=maude-gagnon'],
    ['office=plateau&mun=66023&broker=b&broker=a', 'mun=66023&broker=a&broker=b&office=plateau'],
    ['order_by=price-asc&view=map', ''],
    ['view=map', ''],
    ['bounds=45.4_-73.7_45.6_-73.5', ''],
  ])('%j is not indexed, and is canonical as %j', (query, canonical) => {
    expect(search(query)).toMatchObject({ canonical, isIndexed: false });
  });

  test('has the title of its data, else that of the page', () => {
    const query = 'mun=45072&forSaleForRent=buy';
    const title = 'Propriétés à vendre à Magog';
    expect(search(query, { query, title })).toMatchObject({ title });
    expect(search('bedrooms=2', { query: 'bedrooms=2', title: null }).title).toBeUndefined();
  });

  test('of a page behind the last one is that of the last one', () => {
    expect(search('page=900', { query: 'page=7', municipalities: [], types: [] })).toEqual({
      canonical: 'page=7',
      isIndexed: true,
      page: 7,
    });
  });
});

describe('the query of the blog archive', () => {
  const archive = (query: string, data?: unknown) => described('blog_posts_archive_block', query, data);
  const dataOf = (page: number, articles: unknown[]) => ({ articles, query: { selected: [], order: 'desc', page } });

  test('is indexed for every page that has articles', () => {
    expect(archive('page=2', dataOf(2, [{}]))).toEqual({
      ...{ canonical: 'page=2', isIndexed: true, page: 2 },
      hasAlternates: false,
    });
    expect(archive('page=90', dataOf(90, []))).toMatchObject({ isIndexed: false });
    expect(archive('', dataOf(1, []))).toEqual({ canonical: '', isIndexed: true, page: 1 });
  });

  test.each([
    ['categories=4,1', 'categories=4%2C1'],
    ['order=asc', ''],
  ])('%j is not indexed', (query, canonical) => {
    expect(archive(query)).toMatchObject({ canonical, isIndexed: false });
  });
});
