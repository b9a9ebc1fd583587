import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Favourite } from '../components/favourites/favourite.ts';
import { noteMissingPrices, type StoredFavourites, useFavourites } from '../components/favourites/favourites-store.ts';
import { keepCards } from '../components/kept-cards/keep-card.ts';
import { comparePaths, maxCompared } from '../locale/compare-path.ts';
import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { usePlace } from '../navigation/use-place.tsx';
import { phraseKey } from '../site/known-query.ts';
import { useSite } from '../site/site-context.tsx';
import { useSearchPath } from '../site/use-search-path.ts';
import { Button, buttonClass } from '../ui/button/button.tsx';
import { favouriteChanges } from './favourite-changes.ts';
import { compareFormId, FavouriteItem } from './favourite-item.tsx';
import styles from './favourites-page.module.css';
import { favouritesTexts } from './favourites-texts.ts';
import { noteVisit, readLastVisit } from './favourites-visit.ts';
import { ReceivedList } from './received-list.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { ShareList } from './share-list.tsx';
import { readSharedList } from './shared-list.ts';
import { useListingStates } from './use-listing-states.ts';
import { useShownFavourites } from './use-shown-favourites.ts';

/** What only a visitor without favourites sees. */
const NewestListings = lazy(() =>
  import('./newest-listings.tsx').then(({ NewestListings }) => ({ default: NewestListings })),
);

/** The contact form, which few visitors of the page open. */
const SendList = lazy(() => import('./send-list.tsx').then(({ SendList }) => ({ default: SendList })));

/** Renders the favourites that the visitor's browser holds. The server knows none, so its HTML is the same for everybody. */
export function FavouritesPage() {
  const t = useTexts(favouritesTexts);
  const favourites = useFavourites();
  const { hasSearch } = useSite();
  const { hash } = usePlace();
  // The server knows no fragment, so the page begins without one.
  const received = favourites === null ? null : readSharedList(hash);
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{received ? t.received : t.title}</h1>
        <p className={styles.lead}>{received ? t.receivedLead : t.lead}</p>
      </header>
      <p className={styles.needsScripts}>{t.needsScripts}</p>
      {favourites === null && <Loading />}
      {favourites !== null && received && <Received numbers={received} favourites={favourites} />}
      {favourites !== null && !received && <StoredList favourites={favourites} />}
      <div className={styles.after}>
        {!received && <RecentlyViewed />}
        {hasSearch && (
          <section className={styles.list} aria-labelledby="favourites-alert">
            <h2 id="favourites-alert" className={styles.count}>
              {t.alertTitle}
            </h2>
            <p className={styles.lead}>{t.alert}</p>
          </section>
        )}
      </div>
    </div>
  );
}

function Received({ numbers, favourites }: { numbers: readonly string[]; favourites: StoredFavourites }) {
  const t = useTexts(favouritesTexts);
  const { states, retry } = useListingStates(numbers);
  if (states === 'loading') return <Loading />;
  if (states === 'failed')
    return <Message title={t.failed} hint={t.failedHint} action={<Button onClick={retry}>{t.retry}</Button>} />;
  if (![...states.values()].some(({ card }) => card))
    return <Message title={t.nothingLeft} hint={t.nothingLeftHint} action={<SearchLink />} />;
  return <ReceivedList numbers={numbers} states={states} favourites={favourites} />;
}

function StoredList({ favourites }: { favourites: StoredFavourites }) {
  const t = useTexts(favouritesTexts);
  const { hasSearch } = useSite();
  // The suggestions stay once the visitor has kept the first one, whose heart holds the focus.
  const [beganEmpty] = useState(favourites !== 'refused' && favourites.length === 0);
  if (favourites === 'refused') return <Message title={t.refused} hint={t.refusedHint} action={<SearchLink />} />;
  return (
    <>
      <FavouriteList favourites={favourites} />
      {beganEmpty && hasSearch && (
        <Suspense fallback={<div className={styles.loading} />}>
          <NewestListings />
        </Suspense>
      )}
    </>
  );
}

function FavouriteList({ favourites }: { favourites: readonly Favourite[] }) {
  const t = useTexts(favouritesTexts);
  const shown = useShownFavourites(favourites);
  const [isWriting, setWriting] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Changes stay marked while the page is open, whatever it notes for the next visit.
  const [lastVisit] = useState(() => readLastVisit(Date.now()));
  const locale = useLocale();
  const { states, retry } = useListingStates(shown.map(({ uls }) => uls));
  useEffect(() => {
    if (states === 'loading' || states === 'failed') return;
    noteMissingPrices((uls) => states.get(uls)?.price ?? null);
    keepCards(locale, states.values());
    noteVisit(
      favourites.map(({ uls }) => uls),
      states,
      Date.now(),
    );
  }, [states, locale, favourites]);
  if (shown.length === 0) return <Message title={t.empty} hint={t.emptyHint} action={<WayToListings />} />;
  if (states === 'loading') return <Loading />;
  if (states === 'failed')
    return <Message title={t.failed} hint={t.failedHint} action={<Button onClick={retry}>{t.retry}</Button>} />;
  const kept = new Set(favourites.map(({ uls }) => uls));
  const sendable = favourites.flatMap(({ uls }) => {
    const state = states.get(uls);
    return state?.successor ?? state?.card ?? [];
  });
  const chosen = ticked.filter((uls) => kept.has(uls));
  const items = shown.map((favourite) => {
    const state = states.get(favourite.uls);
    const isKept = kept.has(favourite.uls);
    return { favourite, isKept, state, changes: favouriteChanges(favourite, lastVisit.get(favourite.uls), state) };
  });
  const changed = items.filter(({ isKept, changes }) => isKept && changes.some(({ isNew }) => isNew)).length;
  const choose = (uls: string) => (isChosen: boolean) =>
    setTicked(isChosen ? [...chosen, uls] : chosen.filter((each) => each !== uls));
  return (
    <section className={styles.list} aria-labelledby="favourites-count">
      <h2 id="favourites-count" className={styles.count}>
        {kept.size === 0 ? t.empty : t.count(kept.size)}
      </h2>
      {changed > 0 && <p className={styles.lead}>{t.changed(changed)}</p>}
      {kept.size > 1 && <CompareForm count={chosen.length} />}
      <ul className={styles.items}>
        {items.map((item) => (
          <FavouriteItem
            key={item.favourite.uls}
            {...item}
            choice={
              kept.size > 1
                ? {
                    isChosen: chosen.includes(item.favourite.uls),
                    isFull: chosen.length >= maxCompared,
                    onChoose: choose(item.favourite.uls),
                  }
                : null
            }
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <SearchLink />
        {kept.size > 0 && <ShareList numbers={favourites.map(({ uls }) => uls)} />}
        {sendable.length > 0 && (
          <Button tone="quiet" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
            {t.send}
          </Button>
        )}
      </div>
      {isWriting && sendable.length > 0 && (
        <Suspense>
          <SendList listings={sendable} />
        </Suspense>
      )}
    </section>
  );
}

/** Leads to the comparison of the listings whose boxes, which stand with their cards, are ticked. */
function CompareForm({ count }: { count: number }) {
  const t = useTexts(favouritesTexts);
  return (
    <form id={compareFormId} className={styles.compare} action={comparePaths[useLocale()]}>
      <p className={styles.lead}>{t.chooseHint}</p>
      <Button type="submit" tone="quiet" disabled={count < 2}>
        {t.compare(count)}
      </Button>
    </form>
  );
}

function Loading() {
  const t = useTexts(favouritesTexts);
  return (
    <p className={styles.loading} role="status">
      {t.loading}
    </p>
  );
}

const Message = ({ title, hint, action }: { title: string; hint: string; action: ReactNode }) => (
  <div className={styles.message} role="status">
    <h2 className={styles.count}>{title}</h2>
    <p>{hint}</p>
    {action}
  </div>
);

/** A field for a phrase, which the search page understands; the way home on a site without one. */
function WayToListings() {
  const t = useTexts(favouritesTexts);
  const searchPath = useSearchPath();
  const homePath = `/${useLocale()}`;
  if (searchPath === null)
    return (
      <a className={buttonClass()} href={homePath}>
        {t.home}
      </a>
    );
  return (
    <search className={styles.search}>
      <form className={styles.searchForm} action={searchPath}>
        <label className={styles.searchField}>
          <span className={styles.searchLabel}>{t.searchLabel}</span>
          <input type="search" name={phraseKey} maxLength={200} placeholder={t.searchExample} autoComplete="off" />
        </label>
        <Button type="submit">{t.search}</Button>
      </form>
    </search>
  );
}

function SearchLink() {
  const t = useTexts(favouritesTexts);
  const searchPath = useSearchPath();
  return searchPath === null ? null : (
    <a className={buttonClass()} href={searchPath}>
      {t.search}
    </a>
  );
}
