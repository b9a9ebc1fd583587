import type { blogPostsArchive } from '@vitrine/contract/blocks/blog-posts-archive.ts';
import type { ReactNode } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import type { BlockData } from '../../block-framework/definition/define-block-server.ts';
import { ArticleCard, ArticleCardSkeleton } from '../../components/article-card/article-card.tsx';
import { cardOfSummary } from '../../components/article-card/article-card-content.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { useSite } from '../../site/site-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { hasMore, isLoading, shownArticles, shownTotal, skeletonCount } from './archive-state.ts';
import styles from './blog-posts-archive.module.css';
import type { server } from './blog-posts-archive.server.ts';
import { writeArchiveQuery } from './blog-posts-archive-data.ts';
import { ArchiveFilters } from './parts/archive-filters.tsx';
import { LoadMore } from './parts/load-more.tsx';
import { useArchive } from './parts/use-archive.ts';
import { texts } from './texts.ts';

const cardSizes = '(width >= 1680px) 24vw, (width >= 768px) 42vw, 92vw';

type Data = BlockData<typeof server>;

/** Lists all articles by category and date. Another address resets its state. */
function BlogPostsArchive({ main_title, data }: BlockProps<typeof blogPostsArchive, Data>) {
  const { path } = useSite();
  const start = data ? writeArchiveQuery(data.query).toString() : '';
  return <Archive key={`${path}?${start}`} title={main_title} data={data} path={path} />;
}

function Archive({ title, data, path }: { title: string; data: Data | null; path: string }) {
  const t = useTexts(texts);
  const [state, dispatch] = useArchive(data);
  const articles = shownArticles(state);
  const total = shownTotal(state);
  const isWaiting = isLoading(state);
  const isEmpty = total !== null && articles.length === 0;
  const nextPage = writeArchiveQuery({ ...state, page: state.page + 1 });
  return (
    <section className={`page-width ${styles.archive}`}>
      <header className={styles.head}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <p className={styles.count} role="status">
          {isWaiting ? t.loading : total !== null && t.count(total)}
        </p>
      </header>
      <ArchiveFilters state={state} dispatch={dispatch} path={path} />
      <div className={styles.results} aria-busy={isWaiting}>
        <ul className={styles.list} data-deferred-rows>
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={cardOfSummary(article)} sizes={cardSizes} />
            </li>
          ))}
          {isWaiting &&
            Array.from({ length: skeletonCount(state) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
              <li key={`skeleton${index}`}>
                <ArticleCardSkeleton />
              </li>
            ))}
        </ul>
        {isEmpty && <Message title={t.emptyTitle} text={t.empty} />}
        {state.hasFailed && (
          <Message title={t.failedTitle} text={t.failed}>
            <Button tone="quiet" onClick={() => dispatch({ kind: 'retry' })}>
              {t.retry}
            </Button>
          </Message>
        )}
        {hasMore(state) && !isWaiting && !state.hasFailed && (
          <div className={styles.more}>
            <LoadMore href={`${path}?${nextPage}`} label={t.more} onMore={() => dispatch({ kind: 'more' })} />
          </div>
        )}
      </div>
    </section>
  );
}

const Message = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className={styles.message}>
    <h3>{title}</h3>
    <p>{text}</p>
    {children}
  </div>
);

export const block = defineBlock<typeof blogPostsArchive, Data>('blog_posts_archive_block', BlogPostsArchive, {
  hydration: 'load',
});
