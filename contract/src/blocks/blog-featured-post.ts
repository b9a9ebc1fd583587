import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { blogArticleFeaturedItem, blogArticleItem } from './article-items.ts';
import { displayProps } from './display-props.ts';

export const blogFeaturedPost = describeBlock('blog_featured_post_block', {
  group: 'blog',
  order: 40,
  label: { fr: 'Article en vedette', en: 'Featured post' },
  doc: { fr: 'Un article en vedette et d’autres à côté.', en: 'A featured article and others beside it.' },
  coreData: 'articles',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    articles_repeater: repeater(
      [blogArticleFeaturedItem, blogArticleItem],
      { fr: 'Articles', en: 'Articles' },
      {
        fr: 'La source de données, si le bloc en a une, y met le plus récent en vedette, puis les autres.',
        en: 'The data source, when the block has one, features the newest article, then adds the others.',
      },
    ),
    ...displayProps,
  },
});
