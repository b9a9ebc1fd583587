import type { featuredArticles } from '@vitrine/contract/blocks/featured-articles.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { ArticleCard } from '../../components/article-card/article-card.tsx';
import { cardOfItem } from '../../components/article-card/article-card-content.ts';
import { BalancedGrid } from '../../components/balanced-grid/balanced-grid.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import styles from './featured-articles.module.css';

/** Number of articles from which only the first is featured (articles.4). */
const leastWithRegular = 3;

/** Shows the first article large and the others as cards; one or two articles are all large. */
function FeaturedArticles({ main_title, articles_repeater: articles }: BlockProps<typeof featuredArticles>) {
  const featured = articles.slice(0, articles.length < leastWithRegular ? articles.length : 1);
  const heading = main_title ? 'h3' : 'h2';
  return (
    <section className="page-width">
      <SectionHead title={main_title} />
      {featured.length > 0 && (
        <ul className={styles.featured}>
          {featured.map((article) => (
            <li key={article.id}>
              <ArticleCard
                article={cardOfItem(article)}
                size="large"
                heading={heading}
                sizes="(width >= 992px) 56vw, 92vw"
              />
            </li>
          ))}
        </ul>
      )}
      <BalancedGrid
        className={styles.others ?? ''}
        most={4}
        items={articles.slice(featured.length).map((article) => ({
          id: article.id,
          content: (
            <ArticleCard
              article={cardOfItem(article)}
              heading={heading}
              sizes="(width >= 1200px) 30vw, (width >= 768px) 46vw, 92vw"
            />
          ),
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof featuredArticles>('featured_articles_block', FeaturedArticles);
