import type { ArticleSummary } from '../../components/article-card/article-summary.ts';

/** Returns articles with these numbers and no other content. */
export const testArticles = (...numbers: number[]): ArticleSummary[] =>
  numbers.map((number) => ({
    id: String(number),
    href: `/en/blog/${number}`,
    title: `Article ${number}`,
    excerpt: '',
    category: '',
    authorName: '',
    authorPicture: null,
    picture: null,
    details: [],
  }));
