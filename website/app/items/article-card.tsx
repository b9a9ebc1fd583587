import { CmsImage } from '../cms/cms-image.tsx';
import styles from './article-card.module.css';
import type { ArticleSummary } from './article-summary.ts';
import linked from './linked-card.module.css';

/** Renders the card of an article as one link that covers it. `sizes` is the `sizes` attribute of the picture. */
export const ArticleCard = ({ article, sizes }: { article: ArticleSummary; sizes: string }) => (
  <article className={`${linked.linkedCard} ${styles.card}`}>
    <div className={linked.picture}>{article.picture && <CmsImage image={article.picture} sizes={sizes} cover />}</div>
    <div className={styles.words}>
      {article.category && <p className={styles.category}>{article.category}</p>}
      <h3 className={styles.title}>
        <a className={`${linked.coveringLink} ${styles.link}`} href={article.href}>
          {article.title}
        </a>
      </h3>
      {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
      <p className={styles.meta}>
        {article.authorName && <span>{article.authorName}</span>}
        {article.date && <time dateTime={article.published}>{article.date}</time>}
        {article.readTime && <span>{article.readTime}</span>}
      </p>
    </div>
  </article>
);

/** Renders the placeholder of a card that is loading. */
export const ArticleCardSkeleton = () => (
  <div className={`${linked.linkedCard} ${styles.card}`} data-skeleton aria-hidden="true">
    <div className={linked.picture} />
    <div className={styles.words}>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  </div>
);
