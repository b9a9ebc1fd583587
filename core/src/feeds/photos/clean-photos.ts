import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { photoFolders, removeOldFile } from './photo-files.ts';

/** Days for which the photos of a listing that has left the market are kept: it may come back. */
const keptDays = 7;
/** Time for which a photo without a listing is kept, ms: it may have been stored a moment ago. */
const graceMs = 3_600_000;

/**
 * Deletes the photos that no listing has any more and their files. Those of a listing that may not be shown go at once; nobody has been
 * able to see them since (`find-photo.ts`).
 */
export async function cleanPhotos(database: Database, folder: string, now: Date): Promise<void> {
  const gone = new Date(now.getTime() - keptDays * 86_400_000);
  const old = new Date(now.getTime() - graceMs);
  await database
    .deleteFrom('feed_photo as photo')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feed_record as record')
            .innerJoin('listing', 'listing.listing_key', 'record.listing_key')
            .select('record.source_key')
            .whereRef('record.source_id', '=', 'photo.source_id')
            .whereRef('record.source_key', '=', 'photo.source_key')
            .where((is) =>
              is.or([
                is('listing.standard_status', 'in', ['Active', 'Closed']),
                is('listing.off_market_timestamp', '>', gone),
              ]),
            ),
        ),
      ),
    )
    .execute();
  await database
    .deleteFrom('photo')
    .where('stored_at', '<', old)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('feed_photo').select('feed_photo.hash').whereRef('feed_photo.hash', '=', 'photo.hash'))),
    )
    .execute();
  for await (const files of photoFolders(folder)) {
    const hashes = [...new Set(files.flatMap(({ hash }) => hash ?? []))];
    const known = await database
      .selectFrom('photo')
      .select('hash')
      .where('hash', '=', sql<string>`any(${hashes}::text[])`)
      .execute();
    const kept = new Set(known.map(({ hash }) => hash));
    for (const { path, hash } of files) {
      if (hash === null || !kept.has(hash)) await removeOldFile(path, old);
    }
  }
}
