import { formatDay } from '@vitrine/contract/date-format.ts';
import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { articlePath } from '../../paths/article-path.ts';
import { filledLines, hrefLink, image, same, texts } from '../items/wire-parts.ts';
import { type ArticleRecord, readTime } from './article-record.ts';

const minutes = (count: number) => `${count}\u00a0${count === 1 ? 'min' : 'mins'}`;

/** Returns the fields that the block of an article shares with its cards: author, title, picture, date, reading time, category. */
export function articleFields({ id, author, category, picture, title, body, publishedAt }: ArticleRecord) {
  const published = new Date(publishedAt);
  return {
    author_avatar: author && image(author.portrait, same(author.name)),
    author_name: author && texts('text', same(author.name)),
    main_title: texts('text', title),
    main_image: image(picture, title),
    list_items_repeater: filledLines(`article-${id}`, [
      ['calendar', { fr: formatDay(published, 'fr'), en: formatDay(published, 'en') }],
      ['clock', { fr: minutes(readTime(body.fr ?? body.en ?? '')), en: minutes(readTime(body.en ?? body.fr ?? '')) }],
    ]),
    tags_repeater: category
      ? [{ id: `category-${category.id}`, block_type: 'tag_item', fields: { name: texts('text', category.label) } }]
      : [],
  };
}

/** Returns the address of each language in which the article is written. */
function addresses({ id, slug }: ArticleRecord): Localized<string> {
  const written = locales.flatMap((locale) => {
    const own = slug[locale];
    return own ? [[locale, articlePath(locale, own, id)]] : [];
  });
  return Object.fromEntries(written);
}

/** Returns a function that converts an article to an item of the type, a card of the blog. */
export const articleItem =
  (type: string) =>
  (article: ArticleRecord): WireBlock => ({
    id: `article-${article.id}`,
    block_type: type,
    fields: {
      ...articleFields(article),
      description: texts('textarea', article.excerpt),
      link: hrefLink({ fr: 'Lire l’article', en: 'Read the article' }, addresses(article)),
    },
  });
