import type { Localized } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { Payload } from 'payload';
import { eachLocale } from '../../kinds/each-locale.ts';
import type { FindPicture, StoredPicture } from '../../kinds/stored-picture.ts';
import { articleSlugs } from '../../paths/article-path.ts';
import { lexicalToHtml } from '../../rich-text/lexical-to-html.ts';
import { seoToWire } from '../../seo/seo-conversion.ts';
import { asText, type Loose } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';

/** An article with the data that both the list and its own page need. */
export interface ArticleRecord {
  id: string;
  title: Localized<string>;
  /** The slug of each language in which the article has a title. */
  slug: Localized<string>;
  excerpt: Localized<string>;
  /** HTML per language. */
  body: Localized<string>;
  picture: StoredPicture | undefined;
  author: { id: number; name: string; portrait: StoredPicture | undefined } | null;
  category: { id: string; label: Localized<string> } | null;
  /** ISO 8601. */
  publishedAt: string;
  seo: Localized<Seo>;
}

/** Reading speed, words per minute. */
const wordsPerMinute = 200;

/** Returns the reading time in minutes, rounded and at least 1 (articles.1). */
export const readTime = (html: string): number =>
  Math.max(
    1,
    Math.round(
      html
        .replace(/<[^<>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length / wordsPerMinute,
    ),
  );

/** Returns the authors and categories of documents read with depth 0, by id, and adds their tags. */
export async function readRelated(payload: Payload, documents: readonly Loose[]) {
  const read = async (collection: 'people' | 'categories', field: string): Promise<Map<unknown, Loose>> => {
    const ids = [...new Set(documents.map((document) => document[field]).filter((id) => typeof id === 'number'))];
    if (ids.length === 0) return new Map();
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      pagination: false,
      depth: 0,
      locale: 'all',
    });
    return new Map(docs.map((doc) => [doc.id, doc]));
  };
  const [people, categories] = await Promise.all([read('people', 'author'), read('categories', 'category')]);
  addTags(...[...people.keys()].map((id) => tagOf.person(Number(id))));
  addTags(...[...categories.keys()].map((id) => tagOf.category(Number(id))));
  return { people, categories };
}

type Related = Awaited<ReturnType<typeof readRelated>>;

export function articleRecord(document: Loose, { people, categories }: Related, find: FindPicture): ArticleRecord {
  const author = people.get(document.author);
  const category = categories.get(document.category);
  return {
    id: String(document.id),
    title: eachLocale(document.title, asText) ?? {},
    slug: articleSlugs(document),
    excerpt: eachLocale(document.excerpt, asText) ?? {},
    body: eachLocale(document.body, (state) => asText(lexicalToHtml(state))) ?? {},
    picture: find(document.picture),
    author: author ? { id: Number(author.id), name: asText(author.name) ?? '', portrait: find(author.portrait) } : null,
    category: category ? { id: String(category.id), label: eachLocale(category.label, asText) ?? {} } : null,
    publishedAt: new Date(String(document.published_at)).toISOString(),
    seo: seoToWire(document.seo, find),
  };
}
