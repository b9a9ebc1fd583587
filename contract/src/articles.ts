import { z } from 'zod';
import { pictureFile } from './kinds/image.ts';
import { locales } from './locale.ts';
import { localized } from './localized.ts';

/** The query of `GET /articles` (articles.11): `categories` is a comma-joined list of ids. */
export const articlesQuery = z.object({
  language: z.enum(locales).catch('fr'),
  page: z.coerce.number().int().min(1).catch(1),
  limit: z.coerce.number().int().min(1).max(100).catch(6),
  order: z.enum(['asc', 'desc']).catch('desc'),
  categories: z
    .string()
    .optional()
    .transform((ids) => ids?.split(',').filter(Boolean)),
  with_categories: z.enum(['0', '1']).optional().catch(undefined),
});
export type ArticlesQuery = z.input<typeof articlesQuery>;

const picture = z.union([z.string(), pictureFile]);

export const article = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  slug: localized(z.string()),
  title: localized(z.string()),
  excerpt: localized(z.string()).nullish(),
  thumbnails: localized(z.object({ url_small: picture.nullish(), url_large: picture.nullish() })).nullish(),
  author: z.object({ name: z.string().nullish(), thumbnail: picture.nullish() }).nullish(),
  category: z.object({ label: localized(z.string()).nullish() }).nullish(),
  published_at: z.string().nullish().describe('ISO 8601.'),
  read_time: localized(z.number()).nullish().describe('Minutes.'),
});
export type Article = z.infer<typeof article>;

export const articleCategory = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  label: localized(z.string()),
  articles_count: z.number().nullish(),
});
export type ArticleCategory = z.infer<typeof articleCategory>;

export const articlesAnswer = z.object({
  categories: z.array(articleCategory).nullish(),
  articles: z.array(article),
  total: z.number().nullish(),
});
export type ArticlesAnswer = z.infer<typeof articlesAnswer>;
