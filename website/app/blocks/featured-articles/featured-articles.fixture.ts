import { articlesOf, bareArticle, longArticle } from '../../block-framework/fixtures/article-fixtures.ts';
import { type BlockFixtures, examplesOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const type = 'blog_article_item';

export const fixtures: BlockFixtures = examplesOf(
  'featured_articles_block',
  { main_title: textOf('Nos articles en vedette', 'Featured articles'), articles_repeater: articlesOf(type, 4) },
  {
    everything: withParams({ color_scheme: 'inverted' }, { articles_repeater: articlesOf(type, 6) }),
    'two articles': { articles_repeater: articlesOf(type, 2) },
    'one article': { articles_repeater: articlesOf(type, 1) },
    'nothing optional': { main_title: null, articles_repeater: [bareArticle('blog_article_featured_item')] },
    'very long French texts': {
      main_title: textOf('Les guides que nos clients impriment, annotent et rapportent à la visite suivante'),
      articles_repeater: [longArticle(type), longArticle(type), longArticle(type)],
    },
    'no item at all': { articles_repeater: null },
  },
);
