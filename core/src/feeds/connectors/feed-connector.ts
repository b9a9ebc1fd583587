import type { ConnectionFailure } from '@vitrine/contract/core/staff-feeds.ts';
import type { Reason } from '../reasons/reason.ts';
import type { PeopleResource } from '../records/reso-people.ts';
import type { RawRecord, ReadResult } from '../records/source-listing.ts';

/** End of the reading of a list of pages. Only `complete` is a list to rely on. */
export type ListEnd =
  | { kind: 'complete' }
  /** A page could not be read; `status` is that of HTTP, when the server answered. `isTooLong`: the answer was longer than any may be. */
  | { kind: 'failed'; reason: Reason; status?: number | null; isTooLong?: boolean }
  /** A link to the next page, or a page, came twice. */
  | { kind: 'repeated-link' }
  /** A link to the next page leads to another server, and was not followed. */
  | { kind: 'foreign-link' };

/** A part of the listings that a delivery has in files of its own. */
export type DeliveryPart = 'photos' | 'descriptions';

/** The keys of all listings of a destination, with the moments of their last changes, in ms since 1970 by the source's clock. */
export interface KeyList {
  destination: string;
  entries: Map<string, number | null>;
  /**
   * Texts of rows that cannot be read which may be their keys. The listings that have them are not removed, because their rows are there.
   */
  doubtful?: ReadonlySet<string>;
  /** Keys of the listings that have photos, and that have a description, of a delivery whose files may be missing; absent for other sources. */
  parts?: Readonly<Record<DeliveryPart, ReadonlySet<string>>>;
  /** Number of keys that the source says there are; null when it does not say. */
  serverCount: number | null;
  end: ListEnd;
}

/** Some listings of a source, for staff who test its connection. */
export type Sample =
  | { kind: 'sample'; results: ReadResult[]; total: number | null; hasEvents?: boolean }
  | { kind: 'failed'; failure: ConnectionFailure; reason: Reason | null };

/** Some of the wanted records. `missing` keys were asked for and do not exist any more. */
export interface ListingBatch {
  results: ReadResult[];
  missing: string[];
  /** Number of listings of the whole reading, when the source says it. */
  expected?: number | undefined;
}

/** A place in the order of changes: the listing that was read last. */
export interface ChangePosition {
  modifiedAt: string;
  key: string | null;
}

/**
 * Parts of a listing that a source changes without changing the moment of the listing: its photos as a whole, the record or the file of one
 * photo, its open houses.
 */
export type ListingPart = 'photos' | 'media' | 'media-files' | 'open-houses';

/** Moments by the source's clock. Without a beginning, the last change is wanted alone. */
export interface PartPeriod {
  since: string | null;
  until: string;
}

/** Keys of listings with the last change of a part, in ms since 1970; null when the source does not have the part. */
export type PartChanges = { entries: Map<string, number>; end: ListEnd } | null;

/** The records that the events of a server name after a sequence number. */
export interface FeedEvents {
  /** Sequence of the last event. */
  last: string;
  /** Why events may be missing: numbers are left out, or come in another order or begin anew; null when each follows the one before. */
  doubt: 'gap' | 'backwards' | null;
  /** Keys of the listings that have changed or are gone, themselves or in a part of them. */
  listings: ReadonlySet<string>;
  /** Keys of the brokers and brokerages that have changed. */
  people: Readonly<Record<PeopleResource, ReadonlySet<string>>>;
}

export type EventRead =
  | { kind: 'events'; events: FeedEvents }
  /** The server has no events. */
  | { kind: 'absent' }
  | { kind: 'failed'; reason: Reason };

/** The reading side of one source. Nothing of it throws for what the source does; failures are values. */
export interface FeedConnector {
  /** Returns a few listings, whichever the source gives first. */
  readSample(count: number): Promise<Sample>;
  readKeyList(destination: string): Promise<KeyList>;
  /** Passes the listings with these keys to `onBatch`, in batches. Stops at the first failure. */
  readListings(destination: string, keys: readonly string[], onBatch: OnBatch): Promise<ListEnd>;
  /** Passes the listings that changed since a position, oldest first. Absent when the source has no such order. */
  readChanges?(after: ChangePosition | null, onBatch: OnBatch): Promise<ListEnd>;
  /** Parts whose changes have moments of their own; absent when the source has none. */
  parts?: readonly ListingPart[];
  readPartChanges?(part: ListingPart, period: PartPeriod): Promise<PartChanges>;
  /** Returns the events after a sequence or, without one, the sequence of the last event alone; absent when the source has none. */
  readEvents?(after: string | null): Promise<EventRead>;
  /** Reads listings as `readListings` does; of those, the ones that the filter of the source leaves out are missing. */
  readEventListings?: FeedConnector['readListings'];
  /** Returns the brokers or brokerages with these keys; absent when the source has none apart from the listings. */
  readPeople?(resource: PeopleResource, keys: readonly string[]): Promise<{ rows: RawRecord[]; end: ListEnd }>;
  /** Returns all current and future open houses; absent when they are part of the listings. */
  readOpenHouses?(destination: string): Promise<{ rows: RawRecord[]; end: ListEnd }>;
}

/** Reads a record of a source. */
export type ReadRecord = (raw: RawRecord) => ReadResult;

export type OnBatch = (batch: ListingBatch) => Promise<void>;
