import type { FavouriteStatus } from '../components/favourites/favourite.ts';
import type { ListingSummary } from '../components/listing-card/listing-summary.ts';

/** Present state of a saved listing, with its card in the language of the page. */
export interface ListingStateSummary {
  uls: string;
  /** `gone` when its page is gone. */
  status: FavouriteStatus | 'gone';
  /** CAD; null for a listing that is not on the market. */
  price: number | null;
  /** True when the site and the source of the listing allow previous prices to be shown. */
  showsPreviousPrice: boolean;
  card: ListingSummary | null;
  /** Card of the same property under a new number. */
  successor: ListingSummary | null;
}
