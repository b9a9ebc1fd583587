import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { SourceMedia } from '../records/source-listing.ts';
import { findCopiedMedia, lockPhotos } from './listing-media.ts';

/** Maximum length of a key that is indexed as it is. */
const longestKey = 200;
const hashOf = (url: string) => createHash('sha256').update(url).digest('hex');

interface ListedPhotos {
  key: string;
  photos: readonly SourceMedia[];
}

/**
 * SQL condition that a photo has not changed: its time of change is equal or, without one, its address is equal and the server sent no
 * validator by which it can be asked.
 */
const isSame = `case when excluded.modified_at is not null then excluded.modified_at is not distinct from feed_photo.modified_at
  else excluded.url = feed_photo.url and feed_photo.etag is null and feed_photo.last_modified is null end`;
/** True for a photo that is fetched anew, or whose new address is tried at once. */
const isDue = `(feed_photo.state = 'copied' and not (${isSame})
  or feed_photo.state = 'waiting' and (excluded.url, excluded.modified_at) is distinct from (feed_photo.url, feed_photo.modified_at))`;

/**
 * Stores the photos that listings have at the source, within the caller's transaction, and returns the pictures whose copies are there.
 * New and changed photos wait to be copied.
 */
export async function writePhotos(
  client: ClientBase,
  sourceId: string,
  listings: readonly ListedPhotos[],
  now: Date,
): ReturnType<typeof findCopiedMedia> {
  const keys = listings.map(({ key }) => key);
  await lockPhotos(client, sourceId, keys);
  const rows = listings.flatMap(({ key, photos }) => rowsOf(key, photos));
  await client.query(
    `with incoming as (
       select * from jsonb_to_recordset($2) as incoming (source_key text, photo_key text, place integer, url text,
         caption jsonb, modified_at timestamptz, is_floor_plan boolean)),
     gone as (
       delete from feed_photo where source_id = $1 and source_key = any($3) and not exists (
         select from incoming where (incoming.source_key, incoming.photo_key) = (feed_photo.source_key, feed_photo.photo_key)))
     insert into feed_photo (source_id, source_key, photo_key, place, url, caption, modified_at, is_floor_plan, next_try_at)
     select $1, source_key, photo_key, place, url, caption, modified_at, is_floor_plan, $4 from incoming
     on conflict (source_id, source_key, photo_key) do update set
       place = excluded.place, url = excluded.url, caption = excluded.caption, modified_at = excluded.modified_at,
       is_floor_plan = excluded.is_floor_plan,
       state = case when ${isDue} then 'waiting' else feed_photo.state end,
       attempts = case when ${isDue} then 0 else feed_photo.attempts end,
       next_try_at = case when ${isDue} then excluded.next_try_at else feed_photo.next_try_at end,
       etag = case when excluded.url = feed_photo.url then feed_photo.etag end,
       last_modified = case when excluded.url = feed_photo.url then feed_photo.last_modified end`,
    [sourceId, JSON.stringify(rows), keys, now],
  );
  return findCopiedMedia(client, sourceId, keys);
}

/** Forgets the photos of listings of a source that shows its own. */
export async function forgetPhotos(client: ClientBase, sourceId: string, keys: readonly string[]): Promise<void> {
  await client.query('delete from feed_photo where source_id = $1 and source_key = any($2)', [sourceId, keys]);
}

function rowsOf(source_key: string, photos: readonly SourceMedia[]) {
  // A key that two photos of a listing have identifies neither.
  const counts = Map.groupBy(photos, ({ key }) => key);
  return photos.map(({ key, url, caption, modifiedAt, isFloorPlan = false }, place) => ({
    source_key,
    photo_key: key !== null && key.length <= longestKey && counts.get(key)?.length === 1 ? key : hashOf(url),
    place,
    url,
    caption,
    modified_at: modifiedAt,
    is_floor_plan: isFloorPlan,
  }));
}
