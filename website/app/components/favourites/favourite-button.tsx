import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import { favouritesPaths } from '../../locale/favourites-path.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { SavedListing } from './favourite.ts';
import styles from './favourite-button.module.css';
import { favouriteTexts } from './favourite-texts.ts';
import { type FavouriteOutcome, removeFavourite, saveFavourite, useFavourites } from './favourites-store.ts';

/**
 * Renders the button that saves a listing or removes it again, and the link to the page of all favourites. The link is always there, so
 * that nothing moves when the number of favourites is known.
 */
export function FavouriteButton({ listing }: { listing: SavedListing }) {
  const t = useTexts(favouriteTexts);
  const locale = useLocale();
  const stored = useFavourites();
  const favourites = stored === null || stored === 'refused' ? [] : stored;
  const [outcome, setOutcome] = useState<FavouriteOutcome | null>(null);
  const isSaved = favourites.some(({ uls }) => uls === listing.uls);
  const hasFailed = outcome === 'full' || outcome === 'refused';
  return (
    <div className={styles.favourite} data-no-print>
      <Button
        tone="quiet"
        className={styles.toggle}
        data-saved={isSaved}
        onClick={() => setOutcome(isSaved ? removeFavourite(listing.uls) : saveFavourite(listing))}
      >
        <Heart className={styles.heart} size={20} strokeWidth={1.75} aria-hidden="true" />
        {isSaved ? t.remove : t.save}
      </Button>
      <p className={hasFailed ? styles.failure : 'visually-hidden'} role="status">
        {outcome && t.outcome(outcome)}
      </p>
      {/* The page of favourites is not for search engines. */}
      <a className={styles.all} href={favouritesPaths[locale]} rel="nofollow">
        {t.all(favourites.length)}
      </a>
    </div>
  );
}
