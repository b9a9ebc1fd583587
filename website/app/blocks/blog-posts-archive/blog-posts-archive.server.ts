import { blogPostsArchive } from '@vitrine/contract/blocks/blog-posts-archive.ts';
import { defineBlockServer, loadFailed } from '../../block-framework/definition/define-block-server.ts';
import { type ArchiveData, archivePageSize, readArchiveQuery, writeArchiveQuery } from './blog-posts-archive-data.ts';
import { finishArchive } from './parts/finish-archive.server.ts';

/** Loads the articles and the categories for the query of the address. */
export const server = defineBlockServer(blogPostsArchive, {
  readData: ({ listing }, context): ArchiveData | null =>
    finishArchive(listing, context, { selected: [], order: 'desc', page: 1 }),
  async load({ url, locale, services, asset }) {
    const query = readArchiveQuery(url.searchParams);
    const body = await services.articles({
      language: locale,
      page: query.page,
      limit: archivePageSize,
      order: query.order,
      categories: query.selected.length > 0 ? query.selected.join(',') : undefined,
      with_categories: '1',
    });
    const data = finishArchive(body, { locale, asset }, query);
    return data ? { kind: 'loaded', data } : loadFailed;
  },
  describeQuery(query, data) {
    const { selected, order, page } = data?.query ?? readArchiveQuery(query);
    const isPage = page === 1 || (data?.articles.length ?? 0) > 0;
    return {
      canonical: writeArchiveQuery({ selected, order: 'desc', page }).toString(),
      isIndexed: selected.length === 0 && order === 'desc' && isPage,
      page,
      // An article may be written in one language alone, so that the later pages of the languages differ.
      ...(page > 1 && { hasAlternates: false as const }),
    };
  },
});
