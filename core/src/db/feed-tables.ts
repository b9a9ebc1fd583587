import type { BoardState } from '@vitrine/contract/core/board-lead.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Stamp = ColumnType<Date, Date | string, Date | string>;

/** A source of listings: a RESO Web API server, DDF or files. */
export interface FeedSourceTable {
  id: Generated<string>;
  name: string;
  kind: 'reso' | 'ddf' | 'file';
  /** `SourceSettings` (`contract/src/core/feed-settings.ts`); holds no secret. */
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
  /** Name, size and date of that file at its SFTP server; null for a file of this machine. */
  seen_delivery: string | null;
  /** Sequence of the last event of the server that is applied; null before the first one. */
  event_sequence: string | null;
  /** Listings that events have removed since the last verified list of keys. */
  event_removals: Generated<number>;
  /** Moment at which staff asked for a run. */
  run_requested_at: Stamp | null;
  /** Moment at which the last run began, also one that found nothing new. */
  checked_at: Stamp | null;
  /** Moment at which staff removed the source: the next run takes its listings off the market and deletes it. */
  removed_at: Stamp | null;
  /** Moment at which staff asked for a full load or changed a setting, until a run reads and maps all listings again. */
  reload_requested_at: Stamp | null;
  /** Moment until which a server of its photos has asked for a pause. */
  photos_paused_until: Stamp | null;
  created_at: ColumnType<Date, never, never>;
}

/** A record of a source and the listing that it became. */
export interface FeedRecordTable {
  source_id: string;
  source_key: string;
  /** Number of the listing in core, which never changes. */
  listing_key: string;
  /** Moment of its last change by the source's clock; never goes back. */
  modified_at: Stamp | null;
  /** SHA-256 of the mapped listing: an equal one is not written again. */
  fingerprint: string | null;
  /** `not-shown`: the source does not allow it to be shown, and table `listing` does not have it. */
  state: 'shown' | 'not-shown' | 'removed';
  time_zone: string;
  /** Public listing number at the source, such as the MLS number. */
  public_number: string | null;
  /** Address of the listing's page at the source, to which the badge of DDF links. */
  link: string | null;
  /** Keys of its brokers and of their brokerages, the first one first. */
  member_keys: string[];
  office_keys: string[];
}

/** A broker of a source, fetched when a shown listing names the broker. */
export interface FeedMemberTable {
  source_id: string;
  member_key: string;
  name: string;
  title: string | null;
  phone: string | null;
  /** E-mail address by which the broker is matched with the recipients of the sites; never shown. */
  email: string | null;
  /** Licence numbers in the form of `licenceNumberOf`, by which the broker is matched before the e-mail address. */
  licences: Generated<string[]>;
  office_key: string | null;
  /** Address of the portrait at the source. */
  photo_url: string | null;
  read_at: Stamp;
}

/** A brokerage of a source, fetched when a shown listing names it. */
export interface FeedOfficeTable {
  source_id: string;
  office_key: string;
  name: string;
  phone: string | null;
  city: string | null;
  province: string | null;
  email: string | null;
  street: string | null;
  postal_code: string | null;
  photo_url: string | null;
  read_at: Stamp;
}

/** Decision of staff on a broker or a brokerage of a source, for one site. */
export interface FeedMatchTable {
  source_id: string;
  resource: 'Member' | 'Office';
  key: string;
  microsite_id: string;
  /** Short name of the person or the office of the site; null when staff said that the broker or brokerage does not belong to the site. */
  slug: string | null;
  staff_name: string;
  decided_at: Generated<Date>;
}

/** Place in the changes of a part of listings, such as their photos, which changes without them. */
export interface FeedPartTable {
  source_id: string;
  part: 'photos' | 'media' | 'media-files' | 'open-houses';
  /** Moment of the last change whose listing was read, by the source's clock. */
  watermark: Stamp;
  /** Last changes shortly before it, in ms since 1970 by listing: changes are read again from there on. */
  recent: JSONColumnType<Record<string, number>>;
}

export interface FeedMembershipTable {
  source_id: string;
  destination: string;
  source_key: string;
}

/** A record that could not be read or mapped; it is tried again at every run. */
export interface FeedFailureTable {
  source_id: string;
  source_key: string;
  reason: string;
  /** The record as the source sent it, JSON. */
  raw: string;
  modified_at: Stamp | null;
  attempts: Generated<number>;
  first_failed_at: Generated<Date>;
  last_failed_at: Generated<Date>;
}

/** A list of keys that was read, and what was decided on it. */
export interface FeedKeyListTable {
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
  /** The first of its missing keys, for staff, when it is held. */
  missing_keys: Generated<string[]>;
  /** Moment at which staff allowed the removal of its missing keys. */
  approved_at: Stamp | null;
  /** Moment at which staff refused it: its listings stay, and no equal list is believed before staff approve one. */
  refused_at: Stamp | null;
  /** Name of the member of the staff who approved or refused it. */
  decided_by: string | null;
}

export interface FeedRunTable {
  id: Generated<string>;
  source_id: string;
  started_at: Generated<Date>;
  finished_at: Stamp | null;
  /** `interrupted`: the process ended during the run; the next run continues. */
  outcome: Generated<'running' | 'done' | 'failed' | 'interrupted'>;
  reason: string | null;
  read: Generated<number>;
  /** Listings that are new, have changed or are hidden now. */
  written: Generated<number>;
  /** Those of them that the website did not show before. */
  added: Generated<number>;
  failed: Generated<number>;
  removed: Generated<number>;
  /** Number of listings to read; null while it is unknown. */
  expected: number | null;
}

/** A listing that a run changed or that failed in it. A run keeps the first hundred of each kind, whose addresses are those that the website has. */
export interface FeedRunListingTable {
  run_id: string;
  change: 'new' | 'changed' | 'removed' | 'failed';
  source_key: string;
  /** Why it failed. */
  reason: string | null;
}

/** A problem of a source that staff have to know, open until it is resolved. */
export interface FeedAlarmTable {
  id: Generated<string>;
  source_id: string;
  kind: 'list-refused' | 'list-held' | 'run-failed' | 'stale' | 'doubtful';
  destination: Generated<string>;
  detail: string;
  raised_at: Generated<Date>;
  last_at: Generated<Date>;
  resolved_at: Stamp | null;
  /** Moment at which its mails were queued. */
  mails_queued_at: Stamp | null;
}

/** Values of a source that no lookup table contains or that are unreadable, with their number of occurrences. */
export interface FeedUnknownValueTable {
  source_id: string;
  field: string;
  value: string;
  reason: 'unknown-value' | 'unreadable';
  count: number;
  last_seen_at: Generated<Date>;
}

/** A copied photo, by its content. Its files are `HASH.jpg` and `HASH-WIDTH.EXTENSION` (`feeds/photos/photo-files.ts`). */
export interface PhotoTable {
  /** First half of the SHA-256 of the file that was fetched, hex. */
  hash: string;
  /** Size of the JPEG, px. */
  width: number;
  height: number;
  variants: JSONColumnType<{ width: number; type: string; name: string }[]>;
  stored_at: Generated<Date>;
}

/** A photo that a listing of a source has, and its copy. */
export interface FeedPhotoTable {
  source_id: string;
  source_key: string;
  /** Key of the photo within its listing. */
  photo_key: string;
  /** Position among the photos of its listing, the main one first. */
  place: number;
  url: string;
  caption: JSONColumnType<{ fr: string; en: string }> | null;
  /** Moment of its last change by the source's clock; null when the source gives none. */
  modified_at: Stamp | null;
  is_floor_plan: Generated<boolean>;
  /** Content hash of the copy; null before the first one. A changed photo keeps its earlier copy until the new one is stored. */
  hash: string | null;
  etag: string | null;
  last_modified: string | null;
  /** `waiting`: the photo has to be fetched, at `next_try_at`. */
  state: Generated<'waiting' | 'copied'>;
  /** Failed attempts since the last copy or change. */
  attempts: Generated<number>;
  next_try_at: Stamp;
  /** Why the last attempt failed. */
  reason: string | null;
}

/** A message about a listing of DDF that is also sent there. */
export interface BoardLeadTable {
  lead_id: string;
  source_id: string;
  source_key: string;
  /** `sending`: it may have arrived. `failed`: it was not taken. `unclear`: nobody knows, so it is not sent again. */
  state: Generated<BoardState>;
  attempts: Generated<number>;
  reason: string | null;
  created_at: Generated<Date>;
  last_attempt_at: Stamp | null;
}

/** A view or a click of a listing, for its source. */
export interface FeedReportTable {
  /** UUID that is created with the event and sent to the source. */
  id: string;
  source_id: string;
  source_key: string;
  destination: string;
  /** An event of a page, or a message that a visitor has sent about the listing. */
  event: 'View' | 'Click' | 'email_realtor';
  locale: 'fr' | 'en';
  at: Stamp;
  /**
   * `sending`: the report may have arrived, so it is not sent again. `dropped`: the report was given up, for that reason or because the
   * server refused it.
   */
  state: Generated<'waiting' | 'sending' | 'sent' | 'dropped'>;
  attempts: Generated<number>;
  next_try_at: Stamp;
  reason: string | null;
}
