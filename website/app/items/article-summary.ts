import type { FinishedImage } from '../cms/finished.ts';

/** An article as its card shows it: in one language, every text ready, '' for what there is none of. */
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
  /** ISO 8601, for machines. */
  published: string;
  /** `4 mins`. */
  readTime: string;
}
