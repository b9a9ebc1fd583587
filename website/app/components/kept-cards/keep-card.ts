import type { Locale } from '@vitrine/contract/locale.ts';
import { readFavourites } from '../favourites/favourites-store.ts';
import type { ListingSummary } from '../listing-card/listing-summary.ts';
import { type KeptCard, storeKeptCards } from './kept-cards.ts';

/** What a state of core says of a listing's card; `uls` is the number under which it was saved. */
interface CardState {
  uls: string;
  card: ListingSummary | null;
}

/** Time limit of the call, ms. */
const timeoutMs = 15_000;

/** Stores the cards of listings for the page without a network. */
export function keepCards(locale: Locale, states: Iterable<CardState>): void {
  const favourites = readFavourites();
  if (favourites === 'refused') return;
  const cards = new Map([...states].map(({ uls, card }) => [uls, card && keptCardOf(card)]));
  storeKeptCards(locale, { kept: favourites.map(({ uls }) => uls), cards, now: Date.now() });
}

/** Stores the card of a listing that was just saved, as core states it now, and forgets those that are kept no more. */
export async function keepCard(locale: Locale, uls: string): Promise<void> {
  try {
    const query = new URLSearchParams({ uls, locale });
    const answer = await fetch(`/api/listing-states?${query}`, { signal: AbortSignal.timeout(timeoutMs) });
    const { data }: { data: CardState[] } = await answer.json(); // our own route wrote it
    keepCards(locale, answer.ok ? data : []);
  } catch {
    // The page of favourites stores it later.
  }
}

const keptCardOf = ({ street, municipality, type, price, href, attribution }: ListingSummary): KeptCard => ({
  ...{ street, municipality, type, price, href },
  source: attribution
    ? [...attribution.brokerages, attribution.badge?.text, attribution.disclaimer].filter(Boolean).join(' · ')
    : '',
});
