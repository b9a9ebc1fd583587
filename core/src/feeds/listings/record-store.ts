import type { ClientBase } from 'pg';
import { type Reason, storedReason } from '../reasons/reason.ts';
import { timeZoneOf } from '../records/province.ts';
import type { Issue, RawRecord, SourceListing } from '../records/source-listing.ts';

export interface Failure {
  key: string;
  reason: Reason;
  raw: RawRecord;
  modifiedAt: string | null;
}

/** A listing with its number in core. `isShown` is false for one that the source does not allow to be shown. */
export interface NumberedListing {
  source: SourceListing;
  listingKey: string;
  isShown: boolean;
  fingerprint: string | null;
}

const columns = [
  'source_key',
  'listing_key',
  'modified_at',
  'fingerprint',
  'state',
  'time_zone',
  'public_number',
  'link',
  'member_keys',
  'office_keys',
];
const recordColumns = columns.join(', ');
const storedColumns = columns.map((column) => `feed_record.${column}`).join(', ');
const excludedColumns = columns.map((column) => `excluded.${column}`).join(', ');

/** Stores the records of listings, or what has changed of them. */
export async function storeRecords(
  client: ClientBase,
  sourceId: string,
  listings: readonly NumberedListing[],
): Promise<void> {
  if (listings.length === 0) return;
  const rows = listings.map(({ source, listingKey, isShown, fingerprint }) => ({
    source_key: source.key,
    listing_key: listingKey,
    modified_at: source.modifiedAt,
    fingerprint,
    state: isShown ? 'shown' : 'not-shown',
    time_zone: timeZoneOf(source.address),
    public_number: source.listingNumber,
    // The link may name the address.
    link: isShown && source.isAddressDisplayed ? source.link : null,
    member_keys: source.memberKeys,
    office_keys: source.officeKeys,
  }));
  await client.query(
    `insert into feed_record (source_id, ${recordColumns})
     select $1, ${recordColumns}
     from jsonb_to_recordset($2) as incoming (source_key text, listing_key text, modified_at timestamptz, fingerprint text,
       state text, time_zone text, public_number text, link text, member_keys text[], office_keys text[])
     on conflict (source_id, source_key) do update set (${recordColumns}) = (${excludedColumns})
     where (${storedColumns}) is distinct from (${excludedColumns})`,
    [sourceId, JSON.stringify(rows)],
  );
}

/** Stores failures, or counts another attempt at them. */
export async function storeFailures(client: ClientBase, sourceId: string, failures: readonly Failure[]): Promise<void> {
  if (failures.length === 0) return;
  const unique = new Map(failures.map((failure) => [failure.key, failure]));
  const rows = [...unique.values()].map(({ key, reason, raw, modifiedAt }) => ({
    source_key: key,
    reason: storedReason(reason),
    raw: withoutNull(JSON.stringify(raw)),
    modified_at: modifiedAt,
  }));
  await client.query(
    `insert into feed_failure (source_id, source_key, reason, raw, modified_at)
     select $1, source_key, reason, raw, modified_at
     from json_to_recordset($2) as incoming (source_key text, reason text, raw text, modified_at timestamptz)
     on conflict (source_id, source_key) do update set reason = excluded.reason, raw = excluded.raw,
       modified_at = excluded.modified_at, attempts = feed_failure.attempts + 1, last_failed_at = now()`,
    [sourceId, JSON.stringify(rows)],
  );
}

/** PostgreSQL stores no NUL in a text. JSON writes it as an escape, which is text until it is read. */
const withoutNull = (text: string) => text.replaceAll('\u0000', '');

/** Counts the values that could not be used, for a report to staff. */
export async function storeIssues(
  client: ClientBase,
  sourceId: string,
  listings: readonly { issues: readonly Issue[] }[],
): Promise<void> {
  const counts = new Map<string, Issue & { count: number }>();
  for (const { issues } of listings) {
    for (const { field, value, reason } of issues) {
      const name = JSON.stringify([field, value, reason]);
      const counted = counts.get(name) ?? { field, value: withoutNull(value), reason, count: 0 };
      counted.count++;
      counts.set(name, counted);
    }
  }
  if (counts.size === 0) return;
  await client.query(
    `insert into feed_unknown_value (source_id, field, value, reason, count)
     select $1, field, value, reason, sum(count)
     from json_to_recordset($2) as incoming (field text, value text, reason text, count integer)
     group by field, value, reason
     on conflict (source_id, field, value, reason) do update
       set count = feed_unknown_value.count + excluded.count, last_seen_at = now()`,
    [sourceId, JSON.stringify([...counts.values()])],
  );
}
