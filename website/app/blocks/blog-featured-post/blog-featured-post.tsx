import type { blogFeaturedPost } from '@vitrine/contract/blocks/blog-featured-post.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { ArticleCard } from '../../components/article-card/article-card.tsx';
import { cardOfItem } from '../../components/article-card/article-card-content.ts';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import styles from './blog-featured-post.module.css';

/**
 * Shows featured articles with regular ones beside them. The style sheet shows at most two regular ones at xl and below
 * (articles.3).
 */
function BlogFeaturedPost({ main_title, articles_repeater }: BlockProps<typeof blogFeaturedPost>) {
  const featured = articles_repeater.filter(({ type }) => type === 'blog_article_featured_item');
  const regular = articles_repeater.filter(({ type }) => type === 'blog_article_item');
  const heading = main_title ? 'h3' : 'h2';
  return (
    <section className="page-width">
      <SectionHead title={main_title} />
      <div className={styles.body}>
        {featured.length > 0 && (
          <ul className={styles.featured}>
            {featured.map((article) => (
              <li key={article.id}>
                <ArticleCard
                  article={cardOfItem(article)}
                  size="large"
                  heading={heading}
                  sizes="(width >= 992px) 52vw, 92vw"
                />
              </li>
            ))}
          </ul>
        )}
        {regular.length > 0 && (
          <ul className={styles.regular}>
            {regular.map((article) => (
              <li key={article.id} className={styles.post}>
                <ArticleCard
                  article={cardOfItem(article)}
                  size="compact"
                  heading={heading}
                  sizes="(width >= 992px) 14vw, 32vw"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export const block = defineBlock<typeof blogFeaturedPost>('blog_featured_post_block', BlogFeaturedPost);
