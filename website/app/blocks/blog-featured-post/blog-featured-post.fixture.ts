import { articlesOf, bareArticle, longArticle } from '../../block-framework/fixtures/article-fixtures.ts';
import { type BlockFixtures, examplesOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const featured = 'blog_article_featured_item';
const regular = 'blog_article_item';

export const fixtures: BlockFixtures = examplesOf(
  'blog_featured_post_block',
  {
    main_title: textOf('À lire cette semaine', 'Read this week'),
    articles_repeater: [...articlesOf(featured, 1), ...articlesOf(regular, 5).slice(1)],
  },
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'no regular article': { articles_repeater: articlesOf(featured, 1) },
    'no featured article': { articles_repeater: articlesOf(regular, 3) },
    'nothing optional': { main_title: null, articles_repeater: [bareArticle(featured), bareArticle(regular)] },
    'very long French texts': {
      main_title: textOf('L’article dont tout le monde parle au bureau, et ceux qui l’ont précédé'),
      articles_repeater: [longArticle(featured), longArticle(regular), longArticle(regular)],
    },
    'no item at all': { articles_repeater: null },
  },
);
