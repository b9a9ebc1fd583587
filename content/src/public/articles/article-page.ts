import { blogPost } from '@vitrine/contract/blocks/blog-post.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { pictureFile } from '../../kinds/stored-picture.ts';
import { articlePath } from '../../paths/article-path.ts';
import { readable } from '../../paths/public-documents.ts';
import { versionTag } from '../../values/content-version.ts';
import { withLinkedDocuments } from '../blocks/linked-documents.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { texts } from '../items/wire-parts.ts';
import type { ComposedPage, PageOutcome } from '../pages/page-outcome.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import { sharePicture } from '../pictures/share-picture.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { articleEnding } from './article-ending.ts';
import { articleFields } from './article-items.ts';
import { type ArticleRecord, articleRecord, readRelated } from './article-record.ts';

const form = /^\/(?:fr\/blogue|en\/blog)\/(?:[^/]*-)?(\d{1,9})$/;

/** Returns the article id at the end of a path, or null for any other path. */
export const articleId = (path: string): number | null => {
  const id = form.exec(path)?.[1];
  return id === undefined ? null : Number(id);
};

/** Returns the page of one article by the id in its path; different words before the id redirect to the canonical address. */
export async function articlePage(
  payload: Payload,
  site: SiteRecord,
  locale: Locale,
  path: string,
  id: number,
): Promise<PageOutcome> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { and: [readable(site.id), { id: { equals: id } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  const document = docs[0];
  if (!document) return { status: 404 };
  addTags(tagOf.article(id), versionTag(payload, 'document', { collection: 'articles', document }));
  const related = await readRelated(payload, docs);
  const article = await withPictures(payload, site.id, (find) => articleRecord(document, related, find));
  const slug = article.slug[locale];
  if (!slug) return { status: 404 };
  const own = articlePath(locale, slug, article.id);
  if (own !== path) return { status: 301, location: own };
  const page = composeArticle(article, await articleEnding(payload, site, locale, article));
  return { status: 200, page: await withLinkedDocuments(payload, site.id, page) };
}

/** Returns the page of an article: its block and those below it, with the SEO that follows from its excerpt and its picture. */
export function composeArticle(article: ArticleRecord, ending: readonly WireBlock[]): ComposedPage {
  return {
    blocks: [articleBlock(article), ...ending],
    title: article.title,
    seo: Object.fromEntries(
      locales.map((locale) => {
        const excerpt = article.excerpt[locale];
        const { global, facebook, ...own } = article.seo[locale] ?? {};
        const { picture: stored } = article;
        const picture = stored && sharePicture(pictureFile(stored, null), stored.alt[locale] ?? article.title[locale]);
        return [
          locale,
          {
            global: { ...(excerpt ? { og_description: excerpt } : {}), ...global },
            facebook: { og_type: 'article', ...(picture && { og_image: picture }), ...facebook },
            ...own,
          },
        ];
      }),
    ),
    alternatePaths: locales.flatMap((locale) => {
      const slug = article.slug[locale];
      return slug ? [{ locale, path: articlePath(locale, slug, article.id) }] : [];
    }),
    footerOverride: null,
    variant: null,
  };
}

function articleBlock(article: ArticleRecord): WireBlock {
  return {
    id: `article-${article.id}`,
    block_type: blogPost.type,
    block_params: { published_at: article.publishedAt },
    fields: { ...articleFields(article), main_content: texts('richtext', article.body) },
  };
}
