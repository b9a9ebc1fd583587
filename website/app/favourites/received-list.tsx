import { useState } from 'react';
import { favouriteTexts } from '../components/favourites/favourite-texts.ts';
import {
  type FavouriteOutcome,
  putFavourite,
  type StoredFavourites,
} from '../components/favourites/favourites-store.ts';
import { ListingCard } from '../components/listing-card/listing-card.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { favouritesPaths } from '../locale/favourites-path.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { Button, buttonClass } from '../ui/button/button.tsx';
import styles from './favourites-page.module.css';
import { favouritesTexts } from './favourites-texts.ts';
import type { ListingStateSummary } from './listing-state-summary.ts';

interface Props {
  numbers: readonly string[];
  states: ReadonlyMap<string, ListingStateSummary>;
  favourites: StoredFavourites;
}

/** Renders a list that somebody shared. It joins the visitor's own favourites only when the visitor keeps it. */
export function ReceivedList({ numbers, states, favourites }: Props) {
  const t = useTexts(favouritesTexts);
  const outcomes = useTexts(favouriteTexts);
  const [outcome, setOutcome] = useState<FavouriteOutcome | null>(null);
  const shown = numbers.flatMap((uls) => states.get(uls) ?? []).filter(({ card }) => card !== null);
  const own = new Set(favourites === 'refused' ? [] : favourites.map(({ uls }) => uls));
  const isKept = shown.every(({ uls }) => own.has(uls));
  return (
    <section className={styles.list} aria-labelledby="favourites-count">
      <h2 id="favourites-count" className={styles.count}>
        {t.count(shown.length)}
      </h2>
      {shown.length < numbers.length && <p>{t.someUnavailable}</p>}
      <div className={styles.actions}>
        <Button disabled={isKept} onClick={() => setOutcome(keepAll(shown, own))}>
          {isKept ? t.allKept : t.keepAll}
        </Button>
        <a className={buttonClass('quiet')} href={favouritesPaths[useLocale()]} rel="nofollow">
          {t.mine}
        </a>
      </div>
      <p role="status" className={outcome === 'saved' ? 'visually-hidden' : styles.failure}>
        {outcome === 'saved' ? t.allKept : outcome && outcomes.outcome(outcome)}
      </p>
      <ul className={styles.items}>
        {shown.map(({ uls, card, successor }) => {
          const listing = successor ?? card;
          return (
            <li key={uls} className={styles.received}>
              {listing && <ListingCard listing={listing} sizes="(width >= 992px) 30vw, (width >= 576px) 46vw, 92vw" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Adds the listings that are not kept yet, the first as the latest, and leaves the others as they are. */
function keepAll(shown: readonly ListingStateSummary[], own: ReadonlySet<string>): FavouriteOutcome {
  const now = Date.now();
  for (const [index, { uls, status, price }] of shown.entries()) {
    if (own.has(uls) || status === 'gone') continue;
    const outcome = putFavourite({ uls, status, price, savedAt: now - index });
    if (outcome !== 'saved') return outcome;
  }
  return 'saved';
}
