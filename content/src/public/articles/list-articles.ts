import type { Article, ArticleCategory, ArticlesAnswer, articlesQuery } from '@vitrine/contract/articles.ts';
import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { Payload, Where } from 'payload';
import type { z } from 'zod';
import { eachLocale } from '../../kinds/each-locale.ts';
import { croppedPicture, type StoredPicture } from '../../kinds/stored-picture.ts';
import { readable } from '../../paths/public-documents.ts';
import { asText } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { type ArticleRecord, articleRecord, readRelated, readTime } from './article-record.ts';

type Query = z.output<typeof articlesQuery>;

/** Returns the condition for public articles that have a title in the language of the query. */
const written = (site: SiteRecord): Where => ({ and: [readable(site.id), { title: { exists: true } }] });

/** Returns a page of a site's articles that have a title in the requested language (wire.18). */
export async function listArticles(payload: Payload, site: SiteRecord, query: Query): Promise<ArticlesAnswer> {
  const { records, total } = await findArticles(payload, site, query);
  return {
    ...(query.with_categories === '1' && { categories: await countedCategories(payload, site, query.language) }),
    articles: records.map(articleToWire),
    total,
  };
}

/** Finds a page of a site's articles that have a title in the requested language, with their authors and categories. */
export async function findArticles(
  payload: Payload,
  site: SiteRecord,
  { language, page, limit, order, categories }: Query,
): Promise<{ records: ArticleRecord[]; total: number }> {
  addTags(tagOf.articles(site.id));
  const chosen: Where[] = categories
    ? [{ category: { in: categories.filter((id) => /^\d{1,9}$/.test(id)).map(Number) } }]
    : [];
  const where: Where = { and: [written(site), ...chosen] };
  const { docs: ids, totalDocs } = await payload.find({
    collection: 'articles',
    where,
    // The id is the tie-breaker of equal dates, so that no page repeats or skips an article.
    sort: order === 'asc' ? ['published_at', 'id'] : ['-published_at', '-id'],
    page,
    limit,
    depth: 0,
    locale: language,
    select: {},
  });
  const { docs } = await payload.find({
    collection: 'articles',
    where: { id: { in: ids.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const ordered = ids.flatMap(({ id }) => byId.get(id) ?? []);
  const related = await readRelated(payload, ordered);
  const records = await withPictures(payload, site.id, (find) =>
    ordered.map((doc) => articleRecord(doc, related, find)),
  );
  return { records, total: totalDocs };
}

async function countedCategories(payload: Payload, site: SiteRecord, locale: 'fr' | 'en'): Promise<ArticleCategory[]> {
  const { docs } = await payload.find({
    collection: 'categories',
    where: { site: { equals: site.id } },
    sort: 'id',
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  return await Promise.all(
    docs.map(async (category) => {
      const where: Where = { and: [written(site), { category: { equals: category.id } }] };
      const { totalDocs } = await payload.count({ collection: 'articles', where, locale });
      return { id: String(category.id), label: eachLocale(category.label, asText) ?? {}, articles_count: totalDocs };
    }),
  );
}

const everyLocale = <T>(write: (locale: 'fr' | 'en') => T | undefined): Localized<T> =>
  Object.fromEntries(locales.flatMap((locale) => (write(locale) === undefined ? [] : [[locale, write(locale)]])));

const picture = (stored: StoredPicture | undefined, alt: string | null | undefined) =>
  stored ? croppedPicture(stored, alt) : null;

const articleToWire = (article: ArticleRecord): Article => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  thumbnails: everyLocale((locale) => {
    const file = picture(article.picture, article.picture?.alt[locale] ?? article.title[locale]);
    return file ? { url_small: file, url_large: file } : undefined;
  }),
  author: article.author && {
    name: article.author.name,
    thumbnail: picture(article.author.portrait, article.author.name),
  },
  category: article.category && { label: article.category.label },
  published_at: article.publishedAt,
  read_time: everyLocale((locale) => {
    const body = article.body[locale];
    return body === null || body === undefined ? undefined : readTime(body);
  }),
});
