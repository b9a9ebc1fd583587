import { articlesAnswer } from '@vitrine/contract/articles.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { finishArticle } from '../../../components/article-card/finish-article.server.ts';
import type { ArchiveData, ArchivePage, ArchiveQuery } from '../blog-posts-archive-data.ts';

interface ArchiveContext {
  locale: Locale;
  asset: (url: string) => string;
}

/** Reads the body of `GET articles` as the answer to `query`. Returns null when it has another shape. */
export function finishArchive(body: unknown, context: ArchiveContext, query: ArchiveQuery): ArchiveData | null {
  const page = finishArchivePage(body, context);
  if (!page) return null;
  // A category that no longer exists would leave the list empty without a visible reason.
  const known = page.categories?.map(({ id }) => id) ?? [];
  return { ...page, query: { ...query, selected: query.selected.filter((id) => known.includes(id)) } };
}

export function finishArchivePage(body: unknown, { locale, asset }: ArchiveContext): ArchivePage | null {
  const parsed = safeParse(articlesAnswer, body);
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
