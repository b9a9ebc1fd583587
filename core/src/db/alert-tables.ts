import type { AlertFrequency, AlertStatus } from '@vitrine/contract/core/alerts.ts';
import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Stamp = ColumnType<Date, Date | string, Date | string>;

/**
 * A stored search and the proof that its recipient consented to mails. Once an alert has ended, only the proof is
 * kept.
 */
export interface AlertTable {
  id: Generated<string>;
  microsite_id: string;
  /**
   * Appears in mails and addresses, never in a log. It is stored unhashed, because whoever reads this table can read everything that it
   * gives access to.
   */
  token: string;
  status: Generated<AlertStatus>;
  frequency: Generated<AlertFrequency>;
  locale: 'fr' | 'en';
  email: string;
  /** Recipient of the lead, whose name the mails carry. */
  recipient: JSONColumnType<{ name: string; email: string }> | null;
  /**
   * The search (search.1), for sale. Only listings in these municipalities and boroughs match: the list is empty when no name that the visitor
   * entered was recognised, and when a drawn area alone says where.
   */
  municipality_codes: string[];
  /** Names of municipalities that the visitor entered: the known and the unknown ones. */
  municipalities: string[];
  unknown_municipalities: string[];
  property_type: PropertyTypeCode | null;
  price_min: number | null;
  price_max: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Slugs of the broker and the office to whose listings the alert is limited; null when it is not limited. */
  broker: string | null;
  office: string | null;
  /** The area that the visitor drew, as an address holds it, and its corners in microdegrees; null without one. */
  area: string | null;
  area_ring: number[] | null;
  /**
   * Proof of consent (CASL, Law 25): its text, and time and network address of request, confirmation and withdrawal.
   */
  consent_text: string | null;
  created_at: ColumnType<Date, never, Date>;
  asked_from: string | null;
  confirmed_at: Stamp | null;
  confirmed_from: string | null;
  withdrawn_at: Stamp | null;
  /** Snapshot of the database at the moment the alert became active (`pg_snapshot`): earlier changes do not count. Null: all count. */
  follows_from: string | null;
  /** Number of matches for the next mail, and the moment of the first one. */
  waiting: Generated<number>;
  waiting_since: Stamp | null;
  last_mail_at: Stamp | null;
  /** Number of listings sent so far. */
  matches: Generated<number>;
}

/** A queued or sent mail of an alert. Its id is its Message-ID. */
export interface AlertMailTable {
  id: Generated<string>;
  alert_id: string;
  /** Number of listings found for the mail, which shows the first few. */
  found: number;
  created_at: Stamp;
  sent_at: Stamp | null;
}

/**
 * Reasons for which a mail shows a listing: it has entered the search, has come back to the market, has another price, or was sold.
 */
export type AlertMatchKind = 'new' | 'back' | 'price' | 'sold';

/** A match: a listing for the alert's next mail, or in the queued one. */
export interface AlertMatchTable {
  alert_id: string;
  listing_key: string;
  mail_id: string | null;
  kind: Generated<AlertMatchKind>;
  /** CAD, before the change of the price; never shown. */
  previous_price: number | null;
}

/** A listing that a mail of the alert has shown. */
export interface AlertSentTable {
  alert_id: string;
  listing_key: string;
  sent_at: Stamp;
}

/**
 * A listing that came onto the market, was sold, or changed in a column that alerts can filter by, until it is matched. The
 * columns hold its previous values if it was in the table; only triggers write them.
 */
export interface ListingNewsTable {
  seq: Generated<string>;
  listing_key: string;
  tx: Generated<string>;
  noted_at: Generated<Date>;
  was_active: boolean;
  microsite_ids: string[] | null;
  municipality_code: string | null;
  property_type: PropertyTypeCode | null;
  transaction_type: 'buy' | 'rent' | null;
  list_price: number | null;
  bedrooms_total: number | null;
  bathrooms_total: number | null;
  agent_key: string | null;
  office_key: string | null;
  borough_code: string | null;
  co_agent_keys: string[] | null;
  co_office_keys: string[] | null;
  latitude: number | null;
  longitude: number | null;
  /** Previous status; null when the listing was not in the table. */
  previous_status: 'Active' | 'Closed' | 'Withdrawn' | 'Expired' | null;
}
