import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Stamp = ColumnType<Date, Date | string, Date | string>;

/** A source of listings: a RESO Web API server, DDF or files. */
export type FeedSourceTable = {
  id: Generated<string>;
  name: string;
  kind: 'reso' | 'ddf' | 'file';
  /** `SourceSettings` (`feeds/source-settings.ts`); holds no secret. */
  settings: JSONColumnType<object>;
  /** Encrypted client id and secret (`feeds/encrypt-credentials.ts`); null for a source without any. */
  credentials: string | null;
  is_active: Generated<boolean>;
  every_minutes: Generated<number>;
  next_run_at: Generated<Date>;
  /** Place in the order of changes up to which everything is stored, by the source's clock; null before the first run. */
  watermark: string | null;
  /** Moment at which a whole list of keys of every destination was last read and applied. */
  verified_at: Stamp | null;
  /** SHA-256 of the file that was read last. */
  seen_hash: string | null;
  created_at: ColumnType<Date, never, never>;
};

/** A record of a source and the listing that it became. */
export type FeedRecordTable = {
  source_id: string;
  source_key: string;
  /** Number of the listing here, for life. */
  listing_key: string;
  /** Moment of its last change by the source's clock; never goes back. */
  modified_at: Stamp | null;
  /** SHA-256 of the mapped listing: an equal one is not written again. */
  fingerprint: string | null;
  /** `not-shown`: the source does not allow it to be shown, and table `listing` does not have it. */
  state: 'shown' | 'not-shown' | 'removed';
  time_zone: string;
  /** Number by which the public knows it at the source. */
  public_number: string | null;
  /** Its page at the source, to which the badge of DDF leads. */
  link: string | null;
  /** Keys of its brokers and of their brokerages, the first one first. */
  member_keys: string[];
  office_keys: string[];
};

/** A broker of a source, read when a shown listing names them. */
export type FeedMemberTable = {
  source_id: string;
  member_key: string;
  name: string;
  title: string | null;
  phone: string | null;
  office_key: string | null;
  read_at: Stamp;
};

/** A brokerage of a source, likewise. */
export type FeedOfficeTable = {
  source_id: string;
  office_key: string;
  name: string;
  phone: string | null;
  city: string | null;
  province: string | null;
  read_at: Stamp;
};

export type FeedMembershipTable = { source_id: string; destination: string; source_key: string };

/** A record that could not be read or mapped; it is tried again at every run. */
export type FeedFailureTable = {
  source_id: string;
  source_key: string;
  reason: string;
  /** The record as the source sent it, JSON. */
  raw: string;
  modified_at: Stamp | null;
  attempts: Generated<number>;
  first_failed_at: Generated<Date>;
  last_failed_at: Generated<Date>;
};

/** A list of keys that was read, and what was decided on it. */
export type FeedKeyListTable = {
  id: Generated<string>;
  source_id: string;
  destination: string;
  read_at: Stamp;
  key_count: number;
  server_count: number | null;
  missing_count: number;
  /** SHA-256 of the missing keys: an equal list confirms an earlier one. */
  missing_hash: string;
  verdict: 'applied' | 'held' | 'refused';
  reason: string | null;
  /** Moment at which staff allowed the removal of its missing keys. */
  approved_at: Stamp | null;
};

export type FeedRunTable = {
  id: Generated<string>;
  source_id: string;
  started_at: Generated<Date>;
  finished_at: Stamp | null;
  /** `interrupted`: the process ended during the run; the next run continues. */
  outcome: Generated<'running' | 'done' | 'failed' | 'interrupted'>;
  reason: string | null;
  read: Generated<number>;
  written: Generated<number>;
  failed: Generated<number>;
  removed: Generated<number>;
  /** Number of listings to read; null while it is unknown. */
  expected: number | null;
};

/** Something that staff must know of, open until it is resolved. */
export type FeedAlarmTable = {
  id: Generated<string>;
  source_id: string;
  kind: 'list-refused' | 'list-held' | 'run-failed' | 'stale';
  destination: Generated<string>;
  detail: string;
  raised_at: Generated<Date>;
  last_at: Generated<Date>;
  resolved_at: Stamp | null;
  /** Moment at which its mails were queued. */
  mails_queued_at: Stamp | null;
};

/** Values that the lookups do not have, with the number of times that they came. */
export type FeedUnknownValueTable = {
  source_id: string;
  field: string;
  value: string;
  reason: 'unknown-value' | 'unreadable';
  count: number;
  last_seen_at: Generated<Date>;
};
