import { describeBlock, displayProps, text } from '../fields.ts';

export const blogPostsArchive = describeBlock('blog_posts_archive_block', {
  label: { fr: 'Articles du blogue', en: 'Blog archive' },
  doc: 'All articles, by category and date.',
  fields: { main_title: text('Titre', 'Title', 'The heading.'), ...displayProps },
});
