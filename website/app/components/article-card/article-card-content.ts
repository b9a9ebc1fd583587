import type { FinishedIcon } from '../../kinds/icon/finish-icon.server.ts';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import type { ArticleCardContent } from './article-card.tsx';
import type { ArticleSummary } from './article-summary.ts';

/** `blog_article_item` and `blog_article_featured_item`, which have the same fields. */
export interface ArticleItem {
  id: string;
  author_avatar: FinishedImage | null;
  author_name: string;
  main_image: FinishedImage | null;
  main_title: string;
  description: string;
  link: FinishedLink | null;
  list_items_repeater: readonly { id: string; icon: FinishedIcon | null; description: string }[];
  tags_repeater: readonly { id: string; name: string; bg_color_primary: string | null; text_color: string | null }[];
}

/** Returns the card of an article of the archive. */
export const cardOfSummary = (article: ArticleSummary): ArticleCardContent => ({
  ...article,
  tags: article.category ? [{ id: 'category', name: article.category, background: null, color: null }] : [],
});

/** Returns the card of an article that a block holds. */
export const cardOfItem = (article: ArticleItem): ArticleCardContent => ({
  href: article.link?.href ?? null,
  isNewTab: article.link?.isNewTab ?? false,
  title: article.main_title,
  excerpt: article.description,
  tags: article.tags_repeater.map(({ id, name, bg_color_primary, text_color }) => ({
    id,
    name,
    background: bg_color_primary,
    color: text_color,
  })),
  authorName: article.author_name,
  authorPicture: article.author_avatar,
  picture: article.main_image,
  details: article.list_items_repeater.map(({ id, icon, description }) => ({ id, icon, text: description })),
});
