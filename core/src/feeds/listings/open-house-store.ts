import type { ClientBase } from 'pg';
import { groupOpenHouses } from '../records/open-houses.ts';
import { readOpenHouse } from '../records/reso-listing.ts';
import type { RawRecord } from '../records/source-listing.ts';

/**
 * Replaces the open houses of all listings of a source by those of a complete list of current and future ones. Such a list changes without
 * the listings.
 */
export async function writeOpenHouses(client: ClientBase, sourceId: string, rows: readonly RawRecord[]): Promise<void> {
  const byListing = groupOpenHouses(rows);
  const { rows: records } = await client.query<{ source_key: string; listing_key: string; time_zone: string }>(
    `select source_key, listing_key, time_zone from feed_record where source_id = $1 and state = 'shown'
       and source_key = any($2)`,
    [sourceId, [...byListing.keys()]],
  );
  const wanted = records.map(({ source_key, listing_key, time_zone }) => {
    const houses = (byListing.get(source_key) ?? []).flatMap((house) => readOpenHouse(house, time_zone));
    return {
      listing_key,
      open_houses: houses,
      last_end:
        houses
          .map(({ end }) => end)
          .sort()
          .at(-1) ?? null,
    };
  });
  await client.query(
    `with wanted as (
       select record.listing_key, coalesce(incoming.open_houses, '[]') as open_houses, incoming.last_end
       from feed_record record
       left join jsonb_to_recordset($2) as incoming (listing_key text, open_houses jsonb, last_end timestamptz)
         using (listing_key)
       where record.source_id = $1 and record.state = 'shown'
     )
     update listing set open_houses = wanted.open_houses, open_house_end = wanted.last_end
     from wanted where listing.listing_key = wanted.listing_key and listing.open_houses <> wanted.open_houses`,
    [sourceId, JSON.stringify(wanted)],
  );
}
