import { describeBlock } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { blogArticleItem } from './article-items.ts';
import { displayProps } from './display-props.ts';

export const blogArticlesGrid = describeBlock('blog_articles_grid_block', {
  group: 'blog',
  order: 30,
  label: { fr: 'Grille d’articles', en: 'Articles grid' },
  doc: {
    fr: 'Des articles en grille, le premier en grand. Les petits écrans en montrent moins.',
    en: 'Articles in a grid, the first one large. Small screens show fewer.',
  },
  coreData: 'articles',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    cta: link({ fr: 'Bouton', en: 'Button' }, { fr: 'Mène à tous les articles.', en: 'Leads to all articles.' }),
    articles_repeater: repeater(
      [blogArticleItem],
      { fr: 'Articles', en: 'Articles' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une.',
        en: 'Filled from the data source when the block has one.',
      },
    ),
    ...displayProps,
  },
});
