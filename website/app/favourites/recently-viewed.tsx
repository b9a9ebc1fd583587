import { useFavourites } from '../components/favourites/favourites-store.ts';
import { clearViewed, setViewedOff, useViewed } from '../components/favourites/viewed-store.ts';
import { ListingCard } from '../components/listing-card/listing-card.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { useSite } from '../site/site-context.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './favourites-page.module.css';
import { favouritesTexts } from './favourites-texts.ts';
import { useListingStates } from './use-listing-states.ts';

/**
 * Renders the listings whose pages the visitor has seen last and does not keep, which can be forgotten or not be remembered at all. A
 * site without a search may have no pages of listings, so the list is absent there until the visitor has seen one.
 */
export function RecentlyViewed() {
  const t = useTexts(favouritesTexts);
  const viewed = useViewed();
  const favourites = useFavourites();
  const kept = new Set(Array.isArray(favourites) ? favourites.map(({ uls }) => uls) : []);
  const numbers = viewed === null || viewed === 'off' ? [] : viewed;
  const { states } = useListingStates(numbers);
  const { hasSearch } = useSite();
  const hasNone = viewed !== 'off' && numbers.length === 0;
  if (viewed === null || (hasNone && !hasSearch)) return null;
  const isOff = viewed === 'off';
  const shown =
    typeof states === 'string' ? [] : numbers.flatMap((uls) => (kept.has(uls) ? [] : (states.get(uls)?.card ?? [])));
  return (
    <section className={styles.list} aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className={styles.count}>
        {t.viewed}
      </h2>
      <p className={styles.lead}>{isOff ? t.viewedOff : t.viewedLead}</p>
      {shown.length > 0 && (
        <ul className={styles.items}>
          {shown.map((card) => (
            <li key={card.uls} className={styles.received}>
              <ListingCard listing={card} sizes="(width >= 992px) 30vw, (width >= 576px) 46vw, 92vw" />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {numbers.length > 0 && (
          <Button tone="quiet" onClick={clearViewed}>
            {t.clearViewed}
          </Button>
        )}
        <Button tone="quiet" onClick={() => setViewedOff(!isOff)}>
          {isOff ? t.turnViewedOn : t.turnViewedOff}
        </Button>
      </div>
    </section>
  );
}
