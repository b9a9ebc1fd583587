import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { blogArticleFeaturedItem, blogArticleItem } from './article-items.ts';
import { displayProps } from './display-props.ts';

export const featuredArticles = describeBlock('featured_articles_block', {
  group: 'blog',
  order: 50,
  label: { fr: 'Articles en vedette', en: 'Featured articles' },
  doc: {
    fr: 'Le premier article en vedette et les autres en cartes. Un ou deux articles sont tous en vedette.',
    en: 'The first article featured and the others as cards. One or two articles are all featured.',
  },
  coreData: 'articles',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    articles_repeater: repeater(
      [blogArticleFeaturedItem, blogArticleItem],
      { fr: 'Articles', en: 'Articles' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une.',
        en: 'Filled from the data source when the block has one.',
      },
    ),
    ...displayProps,
  },
});
