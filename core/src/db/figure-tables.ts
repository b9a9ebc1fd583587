import type { FigureKind } from '@vitrine/contract/core/figures.ts';
import type { SellerReportStatus, sellerReportEnds } from '@vitrine/contract/core/seller-reports.ts';
import type { ColumnType, Generated } from 'kysely';

/** A day of Québec as `2026-06-15`: a `Date` would bring the time zone of the process into it. */
type Day = ColumnType<string, string, string>;

/** Row of `listing_figure`: number of events of one kind for a listing on one day, without any data about visitors. */
export interface ListingFigureTable {
  microsite_id: string;
  /** Empty for a message about no listing. */
  listing_key: string;
  day: Day;
  kind: FigureKind;
  count: number;
}

/** Row of `search_figure`: number of searches on one day; an empty place or type means any. */
export interface SearchFigureTable {
  microsite_id: string;
  day: Day;
  /** Code of a municipality or a borough. */
  place: string;
  property_type: string;
  count: number;
}

/** A weekly report to the seller of a listing, with the proof that the seller agreed to it. */
export interface SellerReportTable {
  id: Generated<string>;
  microsite_id: string;
  listing_key: string;
  /** Lets the seller read and end the report. */
  token: string;
  email: string;
  locale: 'fr' | 'en';
  status: Generated<SellerReportStatus>;
  end_reason: (typeof sellerReportEnds)[number] | null;
  /** How the seller agreed, in the words of the member of the staff who added the report. */
  consent: string;
  staff_id: string;
  staff_name: string;
  created_at: Date;
  /** Moment at which it was added or resumed: weeks that ended before are not sent. */
  follows_from: Date;
  ended_at: Date | null;
}

/** The mail of a report for a week, which its Monday names. */
export interface SellerReportMailTable {
  report_id: string;
  week: Day;
  /** Set before the mail is handed to the mail server, so that a crash never sends it twice. */
  sent_at: Date | null;
}
