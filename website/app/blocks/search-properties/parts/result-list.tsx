import { type ReactNode, useEffect, useRef } from 'react';
import { ListingCard } from '../../../items/listing-card.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { type Search, writeSearch } from '../../../search/filters.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { hasMore, type ListResults } from './list-results.ts';
import styles from './result-list.module.css';

interface Props {
  results: ListResults;
  search: Search;
  /** Listing whose marker has the pointer. */
  activeId: string | null;
  onMore: () => void;
  onRetry: () => void;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** Shown in place of a list that could not be loaded. */
  failed: ReactNode;
}

/** One card fits on a phone, half of a laptop's screen fits two, and half of a wide screen three. */
const cardSizes = '(width >= 1680px) 19vw, (width >= 992px) 28vw, (width >= 768px) 45vw, 92vw';

/**
 * Lists the cards of a search. The last link leads to the next page; with JavaScript it appends that page, by itself at the end
 * of the list.
 */
export function ResultList({ results, search, activeId, onMore, onRetry, empty, failed }: Props) {
  const t = useTexts(texts);
  const { listings, status, page } = results;
  const isLoading = status === 'loading' || status === 'stale';
  const pageHref = (number: number) => `?${writeSearch({ ...search, page: number })}`;
  if (status === 'ready' && listings.length === 0) return empty;
  if (status === 'failed' && listings.length === 0) return failed;
  return (
    <>
      <h2 className="visually-hidden">{t.results}</h2>
      {search.page > 1 && (
        <p className={styles.pager}>
          <a className={buttonClass('quiet')} href={pageHref(search.page - 1)} rel="prev">
            {t.previous}
          </a>
        </p>
      )}
      <ul className={styles.cards} aria-busy={isLoading || undefined}>
        {listings.map((listing) => (
          <li key={listing.uls} className={styles.place} data-active={listing.uls === activeId || undefined}>
            <ListingCard listing={listing} sizes={cardSizes} />
          </li>
        ))}
        {(isLoading || status === 'loading-more') && <CardSkeletons />}
      </ul>
      {status === 'failed' && (
        <div className={styles.pager} role="alert">
          <p>{t.moreFailed}</p>
          <Button tone="quiet" onClick={onRetry}>
            {t.retry}
          </Button>
        </div>
      )}
      {hasMore(results) && status === 'ready' && <MoreLink href={pageHref(page + 1)} onReach={onMore} text={t.more} />}
    </>
  );
}

/** Loads the next page when its upper edge is about to be seen (`2-blocks-and-search §9`). */
const reachMargin = '48px';

function MoreLink({ href, onReach, text }: { href: string; onReach: () => void; text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: reachMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={element} className={styles.pager}>
      <a
        className={buttonClass('quiet')}
        href={href}
        rel="next"
        onClick={(event) => {
          event.preventDefault();
          onReach();
        }}
      >
        {text}
      </a>
    </p>
  );
}
