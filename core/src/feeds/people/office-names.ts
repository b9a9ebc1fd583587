import type { ClientBase } from 'pg';
import type { SourceListing } from '../records/source-listing.ts';
import type { FeedSource } from '../sources/feed-source.ts';

/** Returns a function that finds the names of the brokerages of these listings, when the source asks for them. */
export async function loadOfficeNames(
  client: ClientBase,
  { id, settings }: FeedSource,
  listings: readonly SourceListing[],
): Promise<(key: string) => string | null> {
  if (!settings.display.showsBrokerages) return () => null;
  const keys = [...new Set(listings.flatMap(({ officeKeys }) => officeKeys))];
  const { rows } = await client.query<{ office_key: string; name: string }>(
    'select office_key, name from feed_office where source_id = $1 and office_key = any($2)',
    [id, keys],
  );
  const names = new Map(rows.map(({ office_key, name }) => [office_key, name]));
  return (key) => names.get(key) ?? null;
}

/** Updates the names of brokerages in the listings of a source, which are read after the listings. */
export async function refreshOfficeNames(client: ClientBase, { id, settings }: FeedSource): Promise<void> {
  if (!settings.display.showsBrokerages) return;
  await client.query(
    `with named as (
       select record.listing_key, office.name, min(place) as place
       from feed_record record
       cross join unnest(record.office_keys) with ordinality as listed (office_key, place)
       join feed_office office on office.source_id = record.source_id and office.office_key = listed.office_key
       where record.source_id = $1 and record.state = 'shown'
       group by record.listing_key, office.name
     ), wanted as (
       select listing_key, jsonb_agg(name order by place) as names from named group by listing_key
     )
     update listing set attribution = jsonb_set(attribution, '{brokerages}', names)
     from wanted
     where listing.listing_key = wanted.listing_key and listing.attribution is not null
       and listing.attribution->'brokerages' <> names`,
    [id],
  );
}
