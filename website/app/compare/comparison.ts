import type { ListingSummary } from '../components/listing-card/listing-summary.ts';

/** Listings side by side, in the language of the page. */
export interface Comparison {
  listings: ComparedListing[];
  rows: ComparedRow[];
  /** Numbers that the site does not know, or no longer shows. */
  missing: string[];
  /** True when core did not answer. */
  hasFailed: boolean;
}

export interface ComparedListing {
  card: ListingSummary;
  /** Address of the comparison without it. */
  removeHref: string;
}

/** One fact of all listings, in their order; '' where it is not known. */
export interface ComparedRow {
  label: string;
  values: string[];
  isDifferent: boolean;
}
