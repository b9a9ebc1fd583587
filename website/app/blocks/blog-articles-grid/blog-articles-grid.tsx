import type { blogArticlesGrid } from '@vitrine/contract/blocks/blog-articles-grid.ts';
import type { CSSProperties } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { ArticleCard } from '../../components/article-card/article-card.tsx';
import { cardOfItem } from '../../components/article-card/article-card-content.ts';
import { balancedColumns } from '../../components/balanced-grid/balanced-grid.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import styles from './blog-articles-grid.module.css';

/** Number of articles that are equal cards in one row on a wide screen (articles.2). */
const countOfEqual = 3;
const mostColumns = 4;

/**
 * Shows articles, the first one large. The style sheet shows one below lg, three below xxl and all above, where exactly three are
 * equal cards in one row (articles.2).
 */
function BlogArticlesGrid({ main_title, cta, articles_repeater: articles }: BlockProps<typeof blogArticlesGrid>) {
  const isEqual = articles.length === countOfEqual;
  return (
    <section className="page-width">
      <SectionHead title={main_title} cta={cta} />
      <ul
        className={styles.articles}
        data-equal-when-wide={isEqual || undefined}
        style={columnsStyle(isEqual ? countOfEqual : balancedColumns(articles.length - 1, mostColumns))}
      >
        {articles.map((article, index) => (
          <li key={article.id} className={styles.article}>
            <ArticleCard
              article={cardOfItem(article)}
              size={index === 0 ? 'large' : 'regular'}
              heading={main_title ? 'h3' : 'h2'}
              sizes={
                index === 0 && !isEqual
                  ? '(width >= 992px) 56vw, 92vw'
                  : '(width >= 1440px) 30vw, (width >= 992px) 46vw, 92vw'
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const columnsStyle = (columns: number) =>
  // React's type has no custom properties.
  ({ '--columns': columns }) as CSSProperties;

export const block = defineBlock<typeof blogArticlesGrid>('blog_articles_grid_block', BlogArticlesGrid);
