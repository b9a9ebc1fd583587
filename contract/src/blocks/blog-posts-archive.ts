import { describeBlock } from '../fields.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';

export const blogPostsArchive = describeBlock('blog_posts_archive_block', {
  group: 'blog',
  order: 20,
  label: { fr: 'Articles du blogue', en: 'Blog archive' },
  doc: { fr: 'Tous les articles, par catégorie et par date.', en: 'All articles, by category and date.' },
  isLoaded: true,
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    ...displayProps,
  },
});
