import { blogPost } from '@vitrine/contract/blocks/blog-post.ts';
import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { pictureFile, type StoredPicture } from '../payload-to-wire.ts';
import { type ArticleRecord, articlePath, articleRecord, readable, readRelated, readTime } from './article-record.ts';
import { addTags, tagOf } from './cache-tags.ts';
import { withPictures } from './find-pictures.ts';
import type { PageOutcome } from './page-outcome.ts';
import type { SiteRecord } from './site-record.ts';

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
  addTags(tagOf.article(id));
  const related = await readRelated(payload, docs);
  const article = await withPictures(payload, (find) => articleRecord(document, related, find));
  const slug = article.slug[locale];
  if (!slug) return { status: 404 };
  const own = articlePath(locale, slug, article.id);
  return own === path ? { status: 200, page: compose(article) } : { status: 301, location: own };
}

function compose(article: ArticleRecord) {
  return {
    blocks: [articleBlock(article)],
    title: article.title,
    seo: Object.fromEntries(
      locales.map((locale) => {
        const excerpt = article.excerpt[locale];
        const { global, facebook, ...own } = article.seo[locale] ?? {};
        const picture = article.picture && { url: pictureFile(article.picture, null).url };
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

const texts = (kind: string, content: Localized<string>) => ({ cms_component: kind, content });
const same = (text: string): Localized<string> => ({ fr: text, en: text });

const image = (picture: StoredPicture | undefined, alt: Localized<string>) =>
  picture && {
    cms_component: 'image',
    media: Object.fromEntries(
      locales.map((locale) => [locale, pictureFile(picture, picture.alt[locale] ?? alt[locale] ?? '')]),
    ),
  };

const dateFormats = {
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }),
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }),
};

const minutes = (count: number) => `${count}\u00a0${count === 1 ? 'min' : 'mins'}`;

const line = (id: string, icon: string, content: Localized<string>): WireBlock => ({
  id,
  block_type: 'icon_list_item',
  fields: { icon: { cms_component: 'icon', type: icon }, description: texts('textarea', content) },
});

function articleBlock(article: ArticleRecord): WireBlock {
  const { id, author, category, picture, title } = article;
  const published = new Date(article.publishedAt);
  return {
    id: `article-${id}`,
    block_type: blogPost.type,
    block_params: { published_at: published.toISOString() },
    fields: {
      author_avatar: author && image(author.portrait, same(author.name)),
      author_name: author && texts('text', same(author.name)),
      main_title: texts('text', title),
      main_image: image(picture, title),
      main_content: texts('richtext', article.body),
      list_items_repeater: [
        line(`article-${id}-date`, 'calendar', {
          fr: dateFormats.fr.format(published),
          en: dateFormats.en.format(published),
        }),
        line(`article-${id}-time`, 'clock', {
          fr: minutes(readTime(article.body.fr ?? article.body.en ?? '')),
          en: minutes(readTime(article.body.en ?? article.body.fr ?? '')),
        }),
      ],
      tags_repeater: category
        ? [{ id: `category-${category.id}`, block_type: 'tag_item', fields: { name: texts('text', category.label) } }]
        : [],
    },
  };
}
