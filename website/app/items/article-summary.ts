import type { FinishedImage } from '../cms/finished.ts';

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
  /** `5 août 2026`. */
  date: string;
  /** ISO 8601, for the `datetime` attribute. */
  published: string;
  /** `4 mins`. */
  readTime: string;
}
