import { articlesOf, bareArticle, longArticle } from '../../block-framework/fixtures/article-fixtures.ts';
import { type BlockFixtures, examplesOf, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const type = 'blog_article_item';

export const fixtures: BlockFixtures = examplesOf(
  'blog_articles_grid_block',
  { main_title: textOf('Du blogue', 'From the blog'), articles_repeater: articlesOf(type, 5) },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      { cta: linkTo('Tous les articles', 'All articles', '/blogue'), articles_repeater: articlesOf(type, 6) },
    ),
    'three articles': { articles_repeater: articlesOf(type, 3) },
    'one article': { articles_repeater: articlesOf(type, 1) },
    'nothing optional': { main_title: null, articles_repeater: [bareArticle(type), bareArticle(type)] },
    'very long French texts': {
      main_title: textOf('Conseils, chiffres et récits de celles et ceux qui visitent des maisons toute la journée'),
      articles_repeater: [longArticle(type), longArticle(type), ...articlesOf(type, 2)],
    },
    'no item at all': { articles_repeater: null },
  },
);
