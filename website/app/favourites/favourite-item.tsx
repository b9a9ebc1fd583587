import { useEffect, useRef, useState } from 'react';
import type { Favourite } from '../components/favourites/favourite.ts';
import { favouriteTexts } from '../components/favourites/favourite-texts.ts';
import { type FavouriteOutcome, putFavourite, removeFavourite } from '../components/favourites/favourites-store.ts';
import { ListingCard } from '../components/listing-card/listing-card.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { Button } from '../ui/button/button.tsx';
import type { MarkedChange } from './favourite-changes.ts';
import styles from './favourites-page.module.css';
import { favouritesTexts } from './favourites-texts.ts';
import type { ListingStateSummary } from './listing-state-summary.ts';

/** Id of the form that the boxes of the comparison belong to. */
export const compareFormId = 'compare';

interface Choice {
  isChosen: boolean;
  /** True when no further listing can be compared. */
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
}

interface Props {
  favourite: Favourite;
  /** False once the visitor has removed it, until the page is left. */
  isKept: boolean;
  /** Undefined when the site does not know its number. */
  state: ListingStateSummary | undefined;
  /** What to say about it. */
  changes: readonly MarkedChange[];
  /** Whether it is ticked for the comparison; null where there is nothing to compare it with. */
  choice: Choice | null;
}

/** The grid has one to four columns. */
const sizes = '(width >= 1200px) 23vw, (width >= 992px) 30vw, (width >= 576px) 46vw, 92vw';

/** Renders one favourite with what has changed, or, once it is removed, the button that restores it. */
export function FavouriteItem({ favourite, isKept, state, changes, choice }: Props) {
  const t = useTexts(favouritesTexts);
  const failures = useTexts(favouriteTexts);
  const [outcome, setOutcome] = useState<FavouriteOutcome | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listing = state?.successor ?? state?.card ?? null;
  const name = listing ? [listing.street, listing.municipality].filter(Boolean).join(', ') : t.number(favourite.uls);

  // The button that undoes the action replaces the pressed button and takes over its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the change, not the outcome.
  useEffect(() => {
    if (outcome) button.current?.focus();
  }, [isKept]);

  const announcement = outcome === 'removed' ? t.removed : outcome === 'saved' ? t.restored : null;
  const failure = outcome === 'full' || outcome === 'refused' ? failures.outcome(outcome) : null;
  return (
    <li className={styles.item}>
      {isKept ? (
        <>
          {listing ? <ListingCard listing={listing} sizes={sizes} /> : <p>{name}</p>}
          <Changes changes={changes} />
          {choice && state?.card && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                name="uls"
                value={(state.successor ?? state.card).uls}
                form={compareFormId}
                checked={choice.isChosen}
                disabled={choice.isFull && !choice.isChosen}
                onChange={({ target }) => choice.onChoose(target.checked)}
              />
              {t.choose}
              <span className="visually-hidden">{t.about(name)}</span>
            </label>
          )}
        </>
      ) : (
        <p className={styles.removed}>
          {name}
          <br />
          {t.removed}
        </p>
      )}
      <Button
        key={isKept ? 'remove' : 'undo'}
        ref={button}
        tone="quiet"
        className={styles.action}
        onClick={() => setOutcome(isKept ? removeFavourite(favourite.uls) : putFavourite(favourite))}
      >
        {isKept ? t.remove : t.undo}
        <span className="visually-hidden">{t.about(name)}</span>
      </Button>
      <p className={failure ? styles.failure : 'visually-hidden'} role="status">
        {failure ?? announcement}
      </p>
    </li>
  );
}

function Changes({ changes }: { changes: readonly MarkedChange[] }) {
  const t = useTexts(favouritesTexts);
  const textOf = useChangeText();
  if (changes.length === 0) return null;
  const older = changes.filter(({ isNew }) => !isNew);
  const fresh = changes.filter(({ isNew }) => isNew);
  return (
    <>
      {fresh.length > 0 && (
        <p className={styles.changes} data-new="">
          <span className={styles.since}>{t.sinceVisit}</span>
          {fresh.map((change) => (
            <span key={change.kind} data-change={change.kind}>
              {textOf(change)}
            </span>
          ))}
        </p>
      )}
      {older.length > 0 && (
        <p className={styles.changes}>
          {older.map((change) => (
            <span key={change.kind} data-change={change.kind}>
              {textOf(change)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function useChangeText(): (change: MarkedChange) => string {
  const t = useTexts(favouritesTexts);
  const locale = useLocale();
  return (change) => {
    if (!('previous' in change)) return t.change(change.kind);
    const previous = change.previous === null ? '' : formatCurrency(change.previous, locale, 0);
    if (change.kind === 'price-when-saved') return t.whenSaved(previous);
    return change.kind === 'price-lower' ? t.lower(previous, change.isNew) : t.higher(previous, change.isNew);
  };
}
