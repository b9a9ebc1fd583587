import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/** True when a listing that is shown has this photo: those of hidden and removed listings are not served. */
export async function isPhotoShown(database: Database, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select from feed_photo photo
    join feed_record record using (source_id, source_key)
    join listing using (listing_key)
    where photo.hash = ${hash} and record.state = 'shown' and listing.standard_status in ('Active', 'Closed')
    limit 1`.execute(database);
  return rows.length > 0;
}
