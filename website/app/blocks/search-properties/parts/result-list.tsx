import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ListingDisclaimers } from '../../../components/listing-attribution/listing-attribution.tsx';
import { ListingCard } from '../../../components/listing-card/listing-card.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { type Search, writeSearch } from '../../../search/filters.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { watchInView } from '../../../ui/watch-in-view.ts';
import { texts } from '../texts.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { hasMore, type ListResults } from './list-results.ts';
import styles from './result-list.module.css';

interface Props {
  results: ListResults;
  search: Search;
  /** True when the list is part of the first block of a page, so that its first picture may be the largest of the first screen. */
  opensPage: boolean;
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
const cardSizes = '(width >= 1440px) 18vw, (width >= 992px) 28vw, (width >= 768px) 45vw, 92vw';

/**
 * Lists the cards of a search. The last link leads to the next page; with JavaScript it appends that page, by itself at the end
 * of the list.
 */
export function ResultList({ results, search, opensPage, activeId, onMore, onRetry, empty, failed }: Props) {
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
      <ul className={styles.cards} data-deferred-rows aria-busy={isLoading || undefined}>
        {listings.map((listing, index) => (
          <li key={listing.uls} className={styles.place} data-active={listing.uls === activeId || undefined}>
            <ListingCard listing={listing} sizes={cardSizes} priority={opensPage && index === 0 ? 'high' : 'low'} />
          </li>
        ))}
        {(isLoading || status === 'loading-more') && <CardSkeletons />}
      </ul>
      <ListingDisclaimers listings={listings} />
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

/** Loads the next page when its upper edge is about to be seen (search.25). */
const reachMargin = '48px';

function MoreLink({ href, onReach, text }: { href: string; onReach: () => void; text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!element.current) return;
    return watchInView(element.current, (isInView) => isInView && reach(), { rootMargin: reachMargin });
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
