import { textsOf } from '../../locale/define-texts.ts';
import { favouritesPaths } from '../../locale/favourites-path.ts';
import type { SavedListing } from '../favourites/favourite.ts';
import { favouriteTexts } from '../favourites/favourite-texts.ts';
import {
  type FavouriteOutcome,
  readFavourites,
  removeFavourite,
  saveFavourite,
  subscribeToFavourites,
} from '../favourites/favourites-store.ts';
import { keepCard, keepCards } from '../kept-cards/keep-card.ts';
import styles from './kept-message.module.css';
import { readHeart } from './read-heart.ts';

let isMarking = false;

/**
 * Marks the hearts of listings that the browser holds, from the first call on also those that appear later and after changes in other tabs. A
 * heart that was pressed adds its listing to the favourites, or removes it.
 */
export function markHearts(pressed?: Element): void {
  if (!isMarking) startMarking();
  if (pressed instanceof HTMLElement) say(toggle(readHeart(pressed)));
}

function startMarking(): void {
  isMarking = true;
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-keep'] });
  subscribeToFavourites(mark);
  mark();
}

function mark(): void {
  const stored = readFavourites();
  const kept = new Set(stored === 'refused' ? [] : stored.map(({ uls }) => uls));
  for (const heart of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isPressed = String(kept.has(readHeart(heart).uls));
    // Marked only when it differs, so that the observer of the document comes to rest.
    if (heart.ariaPressed !== isPressed) heart.ariaPressed = isPressed;
  }
}

function toggle(listing: SavedListing): FavouriteOutcome {
  const stored = readFavourites();
  const isKept = stored !== 'refused' && stored.some(({ uls }) => uls === listing.uls);
  const outcome = isKept ? removeFavourite(listing.uls) : saveFavourite(listing);
  if (outcome === 'saved') keepCard(localeOfDocument(), listing.uls);
  if (outcome === 'removed') keepCards(localeOfDocument(), []);
  return outcome;
}

const localeOfDocument = () => (document.documentElement.lang.startsWith('en') ? 'en' : 'fr');

/** Time for which the message is shown, ms. */
const shownMs = 8000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the outcome below the page, with a link to all favourites; it stays while the visitor points at it or is in it. */
function say(outcome: FavouriteOutcome): void {
  const locale = localeOfDocument();
  const t = textsOf(favouriteTexts, locale);
  const region = document.querySelector(`.${styles.message}`) ?? createRegion();
  const words = document.createElement('p');
  words.append(t.outcome(outcome));
  if (outcome !== 'refused') {
    const link = document.createElement('a');
    link.href = favouritesPaths[locale];
    link.rel = 'nofollow';
    link.textContent = t.see;
    words.append(' ', link);
  }
  // A region that is new must be in the document before its text, or screen readers miss it.
  setTimeout(() => region.replaceChildren(words));
  clearTimeout(timer);
  timer = setTimeout(function hide() {
    if (region.matches(':hover, :focus-within')) timer = setTimeout(hide, 1000);
    else region.replaceChildren();
  }, shownMs);
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.role = 'status';
  region.className = styles.message ?? '';
  document.body.append(region);
  return region;
}
