import type { CoreSite, ListingAttribution, ListingImport } from '@vitrine/contract/core/import.ts';
import type { ListingDetails } from '@vitrine/contract/core/listing-details.ts';
import type { LeadStage } from '@vitrine/contract/core/staff-leads.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AlertMailTable, AlertMatchTable, AlertSentTable, AlertTable, ListingNewsTable } from './alert-tables.ts';
import type {
  BoardLeadTable,
  FeedAlarmTable,
  FeedFailureTable,
  FeedKeyListTable,
  FeedMatchTable,
  FeedMembershipTable,
  FeedMemberTable,
  FeedOfficeTable,
  FeedPartTable,
  FeedPhotoTable,
  FeedRecordTable,
  FeedReportTable,
  FeedRunListingTable,
  FeedRunTable,
  FeedSourceTable,
  FeedUnknownValueTable,
  PhotoTable,
} from './feed-tables.ts';
import type {
  ListingFigureTable,
  SearchFigureTable,
  SellerReportMailTable,
  SellerReportTable,
} from './figure-tables.ts';
import type {
  ConsentTable,
  ConsentWordingTable,
  ErasureMailTable,
  ErasureTable,
  RetentionRunTable,
} from './person-tables.ts';

type Locale = 'fr' | 'en';
type Parsed = Required<ListingImport>;
type Stamp = ColumnType<Date, Date | string, Date | string>;
/** A column that PostgreSQL computes from others. */
type Computed<Value> = ColumnType<Value | null, never, never>;

/**
 * One listing. Columns are the RESO Data Dictionary names of `ListingImport` in snake_case (`ListPrice` → `list_price`),
 * because PostgreSQL folds unquoted names and quoted ones trip every ad hoc query.
 */
export interface ListingTable {
  listing_key: string;
  /** An empty list means that every site shows the listing. */
  microsite_ids: string[];
  /** A listing with a conditional offer is active. */
  standard_status: Exclude<Parsed['StandardStatus'], 'ActiveUnderContract'>;
  /** True when the seller has accepted an offer whose conditions are not met yet. */
  conditional_offer: boolean;
  /** Moment at which the listing was sold, withdrawn or expired; when null, the time of the row's last change is used. */
  off_market_timestamp: Stamp | null;
  property_type: Parsed['PropertyType'];
  transaction_type: Parsed['TransactionType'];
  /** Price in CAD; for a rental, the monthly rent. */
  list_price: number;
  street_address_fr: string;
  street_address_en: string;
  municipality_code: string;
  city: string;
  /** Name of the borough or another part of the municipality; null when it is unknown. */
  city_region: string | null;
  /** Code of that borough (`areas/borough.ts`); null when it is unknown. */
  borough_code: string | null;
  postal_code: string;
  /** Both null when the location is unknown. */
  latitude: number | null;
  longitude: number | null;
  location_approximate: boolean;
  bedrooms_total: number | null;
  bathrooms_total: number | null;
  living_area: number | null;
  living_area_units: 'sqft' | 'sqm';
  lot_size: number | null;
  year_built: number | null;
  public_remarks: JSONColumnType<{ fr: string; en: string }>;
  on_market_timestamp: Stamp;
  open_houses: JSONColumnType<{ start: string; end: string }[]>;
  /** End of the last open house; null or past means that none is to come. */
  open_house_end: Stamp | null;
  new_construction: boolean;
  foreclosed: boolean;
  collection: boolean;
  agent_key: string | null;
  /** Slugs of the brokers who share the listing with that one. */
  co_agent_keys: Generated<string[]>;
  office_key: string | null;
  /** Slugs of the offices that share the listing with that one. */
  co_office_keys: Generated<string[]>;
  media: JSONColumnType<Parsed['Media']>;
  floor_plans: JSONColumnType<Parsed['FloorPlans']>;
  /** Information that its source asks a site to show; null for none. */
  attribution: JSONColumnType<ListingAttribution> | null;
  /** Costs, rooms, dwellings and amenities; null when nothing is known of them. */
  details: JSONColumnType<ListingDetails> | null;
  /** Areas in tenths of m², and the price for 1 m² of living area in CAD, as the search compares them. */
  area_tenths: Computed<number>;
  lot_tenths: Computed<number>;
  unit_price: Computed<number>;
  /** Amenities of `details`; null when it is not known whether there are any. */
  parking_spaces: Computed<number>;
  has_garage: Computed<boolean>;
  has_pool: Computed<boolean>;
  is_waterfront: Computed<boolean>;
  /** The card as JSON text (`card-text.ts`): its texts by language and its pictures. */
  card_fr: string | null;
  card_en: string | null;
  card_images: string | null;
  /** Format version of the card; 0 when the row has changed since the card was composed. */
  card_format: Generated<number>;
  modification_timestamp: ColumnType<Date, never, never>;
  /** Moment at which the price fell; null when it did not, has risen since, or the source does not allow to tell it. A trigger sets it. */
  price_reduced_at: ColumnType<Date | null, never, never>;
}

export interface RecipientRow {
  type: CoreSite['recipients'][number]['type'];
  slug: string;
  name: string;
  email: string;
  locale: Locale;
  /** Number of the licence of a broker, in the form of `licenceNumberOf`. */
  licence_number: string | null;
  /** The name on the licence when it is not `name`. */
  licence_name: string | null;
}

/** Recipient of a lead: one of the site's recipients, or the default one, which has neither type nor slug. */
export type LeadRecipient = Pick<RecipientRow, 'name' | 'email' | 'locale'> &
  Partial<Pick<RecipientRow, 'type' | 'slug'>>;

export interface LeadEventDetail {
  from?: LeadStage;
  to?: LeadStage | LeadRecipient | null;
}

export interface CoreDatabase {
  municipality: { code: string; name: string };
  /** Parts of municipalities, with the code of `areas/borough.ts`. */
  borough: { code: string; municipality_code: string; name: string };
  site: {
    microsite_id: string;
    /** SHA-256 of the site key, hex: a copy of the database reveals no key. */
    site_key_hash: string;
    site_type: CoreSite['siteType'];
    name: JSONColumnType<{ fr: string; en: string }>;
    origin: string;
    /** Address on one line; null when unknown. */
    postal_address: JSONColumnType<{ fr: string; en: string }> | null;
    default_recipient: JSONColumnType<{ name: string; email: string; locale: Locale }>;
    captcha: JSONColumnType<{ version: 'v2' | 'v3' | 'enterprise' | 'altcha'; secret?: string }> | null;
    /** Address of the site's webhook; null: none. Staff set it (`webhooks/webhook-settings.ts`). */
    webhook_url: string | null;
    /** `whsec_…` (Standard Webhooks): never logged, and shown to staff alone. */
    webhook_secret: string | null;
    /** Moment at which the CRM answered 410 Gone, after which nothing is sent. */
    webhook_gone_at: Stamp | null;
    /** Days without activity after which a lead is deleted. */
    lead_retention_days: Generated<number>;
    /** Days for which the page of a listing off the market says so; afterwards it answers 410. */
    off_market_days: Generated<number>;
    /** Days for which a sold listing is shown; null: for good. */
    sold_days: Generated<number | null>;
    shows_price_history: Generated<boolean>;
    /** Days for which proofs of consent are kept after their end. */
    proof_retention_days: Generated<number>;
  };
  recipient: RecipientRow & { microsite_id: string };
  listing: ListingTable;
  /** Previous prices, except those at which a listing was sold (`find-price-history.ts`). */
  listing_price: { listing_key: string; list_price: number; transaction_type: string; ended_at: Stamp };
  /** Listings of properties that were listed under another number before (`record-relists.ts`). */
  listing_relist: { listing_key: string; predecessor: string; found_at: Generated<Date> };
  /** Changes for the search index, in the order of recording, which may differ from the order of commits. */
  listing_change: {
    seq: Generated<string>;
    listing_key: string | null;
    tx: Generated<string>;
    noted_at: Generated<Date>;
  };
  /** Single row: the last transaction whose changes have been removed from the list. */
  listing_change_floor: { tx: string };
  lead: {
    id: Generated<string>;
    microsite_id: string;
    form_type: 'contact_form' | 'visit_request' | 'property_alert' | 'property_valuation';
    locale: Locale;
    /** `quarantined`: the score of the captcha answer suggests spam, or no captcha has checked the message. */
    status: 'accepted' | 'quarantined';
    fields: JSONColumnType<Record<string, string>>;
    recipient: JSONColumnType<LeadRecipient>;
    source_page: string | null;
    /** Text to which the visitor consented by sending the form, at `created_at`. */
    consent_text: string | null;
    /** The variant of the page, for staff who compare them. */
    variant: string | null;
    user_agent: string | null;
    /** SHA-256 of site and fields: the same message again is the same lead. */
    fingerprint: string;
    idempotency_key: string | null;
    created_at: ColumnType<Date, never, never>;
    stage: Generated<LeadStage>;
    /** Recipient to whom staff assigned the lead; null when the original recipient has it. */
    assigned_to: JSONColumnType<LeadRecipient> | null;
    /** True when the visitor of a quarantined message about a listing has allowed analytics; null after its release and for other leads. */
    allows_analytics: boolean | null;
    /** True when the visitor of a quarantined message has agreed that the board of the listing gets it; null after its release and for other leads. */
    allows_board: boolean | null;
    /** True for a message without a captcha answer: its broker gets it when staff release it. */
    without_captcha: Generated<boolean>;
    /** Moment at which staff released it from quarantine. */
    released_at: Stamp | null;
    /** Moment of its arrival or of the last staff action: retention counts from here. */
    last_activity_at: ColumnType<Date, never, Date>;
    /** Name, address, phone and message without capitals and accents. */
    search_text: ColumnType<string, never, never>;
    /** The alert created from the lead; several leads with the same search share one. */
    alert_id: string | null;
  };
  /** Actions of staff on a lead. */
  lead_event: {
    id: Generated<string>;
    lead_id: string;
    kind: 'stage' | 'assigned' | 'released';
    /** `{from, to}` for a stage, `{to}` for an assignment. */
    detail: JSONColumnType<LeadEventDetail>;
    staff_id: string;
    staff_name: string;
    at: ColumnType<Date, never, never>;
  };
  /** Notes of staff on a lead. Only staff read them: no mail, webhook or page of the website contains them. */
  lead_note: {
    id: Generated<string>;
    lead_id: string;
    text: string;
    /** The author. */
    staff_id: string;
    staff_name: string;
    written_at: ColumnType<Date, never, never>;
    edited_at: ColumnType<Date | null, never, Date>;
  };
  /** Log of deleted leads, without their content. */
  lead_deletion: {
    id: Generated<string>;
    microsite_id: string;
    reason: 'staff' | 'person' | 'retention';
    lead_ids: string[];
    alerts: Generated<number>;
    staff_id: string | null;
    at: ColumnType<Date, never, never>;
  };
  /** Sent mails, so that a job which runs twice sends one mail. */
  lead_mail: {
    lead_id: string;
    kind: 'broker' | 'co-broker' | 'confirmation' | 'assignment';
    /** Id of the assignment's event, or slug of the broker who shares the listing; empty for mails that are sent once per lead. */
    occasion: Generated<string>;
    sent_at: ColumnType<Date, never, never>;
  };
  /** Event for a site's CRM and the state of its delivery. Its id is the `webhook-id` of every attempt. */
  board_lead: BoardLeadTable;
  webhook_delivery: {
    id: Generated<string>;
    lead_id: string;
    event: 'lead.created' | 'lead.released';
    /** `stopped`: the CRM answered 410, or the site no longer has a webhook. */
    state: ColumnType<'waiting' | 'delivered' | 'stopped', never, 'delivered' | 'stopped'>;
    attempts: ColumnType<number, never, number>;
    last_attempt_at: ColumnType<Date | null, never, Date>;
    /** HTTP status of the last response; null when there was none. */
    last_status: ColumnType<number | null, never, number | null>;
    /** Reason why the last attempt failed, for staff. Contains nothing of the event. */
    last_error: ColumnType<string | null, never, string | null>;
    created_at: ColumnType<Date, never, never>;
  };
  alert: AlertTable;
  alert_mail: AlertMailTable;
  alert_match: AlertMatchTable;
  alert_sent: AlertSentTable;
  listing_news: ListingNewsTable;
  listing_figure: ListingFigureTable;
  search_figure: SearchFigureTable;
  seller_report: SellerReportTable;
  seller_report_mail: SellerReportMailTable;
  feed_source: FeedSourceTable;
  feed_record: FeedRecordTable;
  feed_membership: FeedMembershipTable;
  feed_part: FeedPartTable;
  feed_member: FeedMemberTable;
  feed_office: FeedOfficeTable;
  feed_match: FeedMatchTable;
  feed_failure: FeedFailureTable;
  feed_key_list: FeedKeyListTable;
  feed_run: FeedRunTable;
  feed_run_listing: FeedRunListingTable;
  feed_alarm: FeedAlarmTable;
  feed_unknown_value: FeedUnknownValueTable;
  photo: PhotoTable;
  feed_photo: FeedPhotoTable;
  feed_report: FeedReportTable;
  consent_wording: ConsentWordingTable;
  consent: ConsentTable;
  erasure: ErasureTable;
  erasure_mail: ErasureMailTable;
  retention_run: RetentionRunTable;
  /** Solved ALTCHA challenges, until they expire. */
  captcha_spent: { nonce: string; expires_at: Stamp };
}
