import type { FigureKind } from '@vitrine/contract/core/figures.ts';
import type { ColumnType } from 'kysely';

/** A day of Québec as `2026-06-15`: a `Date` would bring the time zone of the process into it. */
type Day = ColumnType<string, string, string>;

/** How often something was done with a listing on one day. Nothing tells who did it. */
export interface ListingFigureTable {
  microsite_id: string;
  /** Empty for a message about no listing. */
  listing_key: string;
  day: Day;
  kind: FigureKind;
  count: number;
}

/** How often visitors searched on one day; an empty place or type stands for any. */
export interface SearchFigureTable {
  microsite_id: string;
  day: Day;
  /** Code of a municipality or a borough. */
  place: string;
  property_type: string;
  count: number;
}
