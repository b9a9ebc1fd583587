import { articlesAnswer } from '@vitrine/contract/articles.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import {
  type ArchiveData,
  type ArchivePage,
  type ArchiveQuery,
  archivePageSize,
  readArchiveQuery,
} from '../blocks/blog-posts-archive/archive-data.ts';
import { finishArticle } from '../items/finish-article.server.ts';
import { assetUrl, fetchArticles } from '../services/content.server.ts';
import type { BlockDataRequest } from './block-data-request.ts';

/** The first articles of an address, and the categories; null when the content service does not answer. */
export async function loadArchive({ url, site, locale }: BlockDataRequest): Promise<ArchiveData | null> {
  const query = readArchiveQuery(url.searchParams);
  const answer = await fetchArticles(
    {
      language: locale,
      page: query.page,
      limit: archivePageSize,
      order: query.order,
      categories: query.selected.length > 0 ? query.selected.join(',') : undefined,
      with_categories: '1',
    },
    site.siteKey,
    locale,
  );
  if (answer.kind !== 'answered' || answer.status !== 200) return null;
  return finishArchive(answer.body, { locale, asset: assetUrl }, query);
}

interface ArchiveContext {
  locale: Locale;
  asset: (url: string) => string;
}

const firstPage: ArchiveQuery = { selected: [], order: 'desc', page: 1 };

/** An answer of `GET /articles`, ready to be shown as the answer to `query`; null where it cannot be read. */
export function finishArchive(raw: unknown, context: ArchiveContext, query = firstPage): ArchiveData | null {
  const page = finishArchivePage(raw, context);
  if (!page) return null;
  // A category that is gone would leave the list empty for no reason that anybody sees.
  const known = page.categories?.map(({ id }) => id) ?? [];
  return { ...page, query: { ...query, selected: query.selected.filter((id) => known.includes(id)) } };
}

export function finishArchivePage(raw: unknown, { locale, asset }: ArchiveContext): ArchivePage | null {
  const parsed = articlesAnswer.safeParse(raw);
  if (!parsed.success) return null;
  const { articles, categories, total } = parsed.data;
  return {
    articles: articles.map((article) => finishArticle(article, { locale, asset })),
    total: total ?? articles.length,
    categories:
      categories?.map(({ id, label, articles_count }) => ({
        id,
        label: pickLocale(label, locale) ?? id,
        count: articles_count ?? null,
      })) ?? null,
  };
}
