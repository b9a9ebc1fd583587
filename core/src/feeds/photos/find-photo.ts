import type { Database } from '../../db/connect.ts';

/** True when a listing that is shown has this photo: those of hidden and removed listings are not served. */
export async function isPhotoShown(database: Database, hash: string): Promise<boolean> {
  const shown = await database
    .selectFrom('feed_photo as photo')
    .innerJoin('feed_record as record', (on) =>
      on.onRef('record.source_id', '=', 'photo.source_id').onRef('record.source_key', '=', 'photo.source_key'),
    )
    .innerJoin('listing', 'listing.listing_key', 'record.listing_key')
    .select('photo.hash')
    .where('photo.hash', '=', hash)
    .where('record.state', '=', 'shown')
    .where('listing.standard_status', 'in', ['Active', 'Closed'])
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}
