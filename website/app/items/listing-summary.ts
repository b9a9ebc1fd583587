import type { Badge } from '@vitrine/contract/core/listing.ts';
import type { FinishedImage } from '../cms/finished.ts';

/** A listing as its card and its popup show it: in one language, every text ready, '' for what there is none of. */
export interface ListingSummary {
  /** The listing's number, which ties its card to its marker. */
  uls: string;
  href: string;
  /** What it is: a house, a condo. */
  type: string;
  /** `450 000 $`, `1 450 $ / mois`; '' for a sold listing, whose price may not be shown. */
  price: string;
  /** Civic number and street. */
  street: string;
  municipality: string;
  badge: Badge | null;
  specs: { bed: string; bath: string; area: string };
  picture: FinishedImage | null;
}
