import { author as authorBlock } from '@vitrine/contract/blocks/author.ts';
import { blogArticlesGrid } from '@vitrine/contract/blocks/blog-articles-grid.ts';
import { cta } from '@vitrine/contract/blocks/cta.ts';
import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { escapeHtml } from '../../rich-text/lexical-to-html.ts';
import { findPerson, type PersonRecord, pageLinks, portraitOf } from '../items/people-items.ts';
import { buttonLink, contactLink, same, texts } from '../items/wire-parts.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { articleItem } from './article-items.ts';
import type { ArticleRecord } from './article-record.ts';
import { findArticles } from './list-articles.ts';

/** Maximum number of related articles: as many as stand in one row on a wide screen. */
const maxRelated = 3;

/** Returns the blocks below an article: its author, related articles, and a way to ask (articles.16). */
export async function articleEnding(
  payload: Payload,
  site: SiteRecord,
  locale: Locale,
  article: ArticleRecord,
): Promise<WireBlock[]> {
  const [person, related] = await Promise.all([
    article.author && findPerson(payload, site, article.author.id),
    findRelated(payload, site, locale, article),
  ]);
  return [
    ...(person ? [authorOf(article, person)] : []),
    ...(related.length > 0 ? [relatedTo(article, related)] : []),
    question(article),
  ];
}

/** Finds the newest other articles of the same category, then of any. */
async function findRelated(payload: Payload, site: SiteRecord, locale: Locale, article: ArticleRecord) {
  const query = { language: locale, page: 1, limit: maxRelated + 1, order: 'desc', categories: undefined } as const;
  const { id, category } = article;
  const alike = category ? (await findArticles(payload, site, { ...query, categories: [category.id] })).records : [];
  const others = alike.length <= maxRelated ? (await findArticles(payload, site, query)).records : [];
  const byId = new Map([...alike, ...others].map((record) => [record.id, record]));
  byId.delete(id);
  return [...byId.values()].slice(0, maxRelated);
}

const authorOf = ({ id }: ArticleRecord, person: PersonRecord): WireBlock => ({
  id: `article-${id}-author`,
  block_type: authorBlock.type,
  fields: {
    author_avatar: portraitOf(person),
    author_name: texts('text', same(person.name)),
    description: texts('richtext', paragraphs(person.bio)),
    cta: pageLinks(person)[0] ?? contactLink(),
  },
});

const paragraphs = (text: Localized<string>): Localized<string> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const lines = text[locale]?.split(/\n+/).filter(Boolean) ?? [];
      return lines.length > 0 ? [[locale, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')]] : [];
    }),
  );

const relatedTo = ({ id }: ArticleRecord, related: readonly ArticleRecord[]): WireBlock => ({
  id: `article-${id}-related`,
  block_type: blogArticlesGrid.type,
  block_params: { color_scheme: 'normal-grey' },
  fields: {
    main_title: texts('text', { fr: 'À lire ensuite', en: 'Read next' }),
    articles_repeater: related.map(articleItem('blog_article_item')),
  },
});

const question = ({ id }: ArticleRecord): WireBlock => ({
  id: `article-${id}-question`,
  block_type: cta.type,
  fields: {
    main_title: texts('text', { fr: 'Il vous reste une question\u00a0?', en: 'Still have a question?' }),
    description: texts('richtext', {
      fr: '<p>Posez-la à une personne. La réponse est gratuite et ne vous engage à rien.</p>',
      en: '<p>Ask a person. The answer is free and commits you to nothing.</p>',
    }),
    cta_repeater: [
      {
        id: `article-${id}-write`,
        block_type: 'cta_item',
        fields: {
          cta: buttonLink({ fr: 'Poser ma question', en: 'Ask my question' }, same('/contact'), {
            on_click_action: 'open_contact_modal',
          }),
        },
      },
    ],
  },
});
