import type { Attribution, Badge } from '@vitrine/contract/core/listing.ts';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';

/** Data of a listing's card and popup in one language, formatted; '' for missing values. */
export interface ListingSummary {
  /** Listing number, which links its card to its marker. */
  uls: string;
  href: string;
  /** Kind of property, such as a house or a condo. */
  type: string;
  /** `450 000 $`, `1 450 $ / mois`; '' for a sold listing, whose price must not be shown. */
  price: string;
  /** What a visitor keeps of it, with blanks between: its number, its status and, where it is shown, its price in CAD; the number alone when absent. */
  keep?: string;
  /** Civic number and street. */
  street: string;
  municipality: string;
  badge: Badge | null;
  /** The day on which the price fell; absent for most listings. */
  reduced?: { day: string; date: string };
  specs: { bed: string; bath: string; area: string };
  picture: FinishedImage | null;
  /** The next open house; absent for most listings. */
  openHouse?: string;
  /** Information that the source of the listing asks the site to show; absent for most listings. */
  attribution?: Attribution;
}
