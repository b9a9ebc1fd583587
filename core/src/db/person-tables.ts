import type { ConsentEvent, ConsentSubject, ConsentWay } from '@vitrine/contract/core/consents.ts';
import type { ErasedCounts } from '@vitrine/contract/core/persons.ts';
import type { RetentionKind } from '@vitrine/contract/core/retention.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A text to which visitors consented; another text of the same purpose is the next version. */
export interface ConsentWordingTable {
  id: Generated<string>;
  microsite_id: string;
  purpose: string;
  locale: 'fr' | 'en';
  version: number;
  words: string;
  first_used_at: Date;
}

/**
 * A row of the register of consents. Triggers add rows; the database refuses every change but the one that replaces the address of an erased
 * person, or of a message that is no longer kept, by its hash.
 */
export interface ConsentTable {
  id: Generated<string>;
  microsite_id: string;
  subject: ConsentSubject;
  /** Id of the lead, the alert or the report, which may no longer exist. */
  subject_id: string;
  purpose: string;
  event: ConsentEvent;
  way: ConsentWay;
  /** Null where no text was shown, as for a withdrawal. */
  wording_id: string | null;
  email: string | null;
  /** Keyed hash that takes the place of the address (`persons/person-hash.ts`). */
  email_hash: string | null;
  locale: 'fr' | 'en';
  page: string | null;
  at: Date;
}

/** An erasure of a person, without personal data: its receipt, and what a restored backup is cleaned by. */
export interface ErasureTable {
  number: string;
  at: Date;
  /** Sites to which it was limited; null for all. */
  microsite_ids: string[] | null;
  email_hash: string | null;
  phone_hash: string | null;
  erased: JSONColumnType<ErasedCounts>;
  staff_id: string;
  /** Language of the receipt. */
  locale: 'fr' | 'en';
  /** Day on which the last backup that may hold the person is deleted. */
  backups_until: ColumnType<string, string, string>;
  mailed_at: Date | null;
}

/** Address to which a receipt is to be sent, deleted with the attempt that succeeds. */
export interface ErasureMailTable {
  number: string;
  microsite_id: string;
  email: string;
  created_at: ColumnType<Date, never, never>;
}

/** What retention jobs have deleted of one kind on one day (UTC), and how many. */
export interface RetentionRunTable {
  id: Generated<string>;
  kind: RetentionKind;
  /** Null where the period is the same for all sites. */
  microsite_id: string | null;
  day: ColumnType<string, string, string>;
  /** What is older was deleted. */
  before: Date;
  deleted: number;
  at: Date;
}
