import type { ClientBase } from 'pg';
import { type PeopleResource, readMember, readOffice } from '../records/reso-people.ts';
import type { RawRecord } from '../records/source-listing.ts';

/**
 * Resources of people: their table and its key, the column of `feed_record` that names them, the recipients of sites that they may be, and
 * the columns of `listing` that name such a recipient and those who share the listing with it, and the SQL of their licence numbers.
 */
export const peopleResources = {
  Member: {
    ...{ table: 'feed_member', key: 'member_key', listed: 'member_keys' },
    ...{ recipient: 'broker', column: 'agent_key', shared: 'co_agent_keys' },
    licences: 'licences',
  },
  Office: {
    ...{ table: 'feed_office', key: 'office_key', listed: 'office_keys' },
    ...{ recipient: 'office', column: 'office_key', shared: 'co_office_keys' },
    // The model has no licence of an office.
    licences: "'{}'::text[]",
  },
} as const satisfies Record<PeopleResource, object>;

/** Lets brokers or brokerages that have changed be read again by this run, however recently they were. */
export async function forgetPeople(
  client: ClientBase,
  sourceId: string,
  resource: PeopleResource,
  keys: ReadonlySet<string>,
): Promise<void> {
  if (keys.size === 0) return;
  const { table, key } = peopleResources[resource];
  await client.query(`update ${table} set read_at = 'epoch' where source_id = $1 and ${key} = any($2)`, [
    sourceId,
    [...keys],
  ]);
}

/** Returns the keys of the brokers or brokerages of shown listings that were not read within a day. */
export async function findPeopleToRead(
  client: ClientBase,
  sourceId: string,
  resource: PeopleResource,
  now: Date,
): Promise<string[]> {
  const { table, key, listed } = peopleResources[resource];
  const { rows } = await client.query<{ key: string }>(
    `select distinct listed.key from feed_record record cross join unnest(record.${listed}) as listed (key)
     where record.source_id = $1 and record.state = 'shown' and not exists (
       select from ${table} known where known.source_id = $1 and known.${key} = listed.key
         and known.read_at > $2::timestamptz - interval '1 day')
     order by 1`,
    [sourceId, now],
  );
  return rows.map((row) => row.key);
}

/** Stores brokers or brokerages; a record without a key or a name is left out. */
export async function storePeople(
  client: ClientBase,
  sourceId: string,
  resource: PeopleResource,
  records: readonly RawRecord[],
  now: Date,
): Promise<void> {
  if (resource === 'Member') {
    const members = records.flatMap((raw) => readMember(raw) ?? []);
    await client.query(
      `insert into feed_member (source_id, member_key, name, title, phone, email, licences, office_key, photo_url, read_at)
       select $1, key, name, title, phone, email, licences, "officeKey", photo, $3
       from json_to_recordset($2)
         as incoming (key text, name text, title text, phone text, email text, licences text[], "officeKey" text,
           photo text)
       on conflict (source_id, member_key) do update set name = excluded.name, title = excluded.title,
         phone = excluded.phone, email = excluded.email, licences = excluded.licences,
         office_key = excluded.office_key, photo_url = excluded.photo_url, read_at = excluded.read_at`,
      [sourceId, JSON.stringify(members), now],
    );
    return;
  }
  const offices = records.flatMap((raw) => readOffice(raw) ?? []);
  await client.query(
    `insert into feed_office
       (source_id, office_key, name, phone, city, province, email, street, postal_code, photo_url, read_at)
     select $1, key, name, phone, city, province, email, street, "postalCode", photo, $3
     from json_to_recordset($2) as incoming (key text, name text, phone text, city text, province text, email text,
       street text, "postalCode" text, photo text)
     on conflict (source_id, office_key) do update set name = excluded.name, phone = excluded.phone,
       city = excluded.city, province = excluded.province, email = excluded.email, street = excluded.street,
       postal_code = excluded.postal_code, photo_url = excluded.photo_url, read_at = excluded.read_at`,
    [sourceId, JSON.stringify(offices), now],
  );
}
