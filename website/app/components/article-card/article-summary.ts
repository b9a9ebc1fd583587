import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import type { ArticleDetail } from './article-card.tsx';

/** Data of an article card in one language, formatted; '' for missing values. */
export interface ArticleSummary {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  category: string;
  authorName: string;
  authorPicture: FinishedImage | null;
  picture: FinishedImage | null;
  /** The date and the reading time: `5 août 2026`, `4 mins`. */
  details: ArticleDetail[];
}
