import { type FeedPhotos, feedRowLimit } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { storedReasonText } from '../reasons/reason-texts.ts';

/** Returns how many photos of a source are copied and which ones fail; null for a source whose photos are not copied. */
export async function readPhotos(
  database: Database,
  source: { id: string; settings: { photos: 'embed' | 'copy' } },
  locale: Locale,
): Promise<FeedPhotos | null> {
  if (source.settings.photos === 'embed') return null;
  const [counts, failed] = await Promise.all([
    database
      .selectFrom('feed_photo')
      .select(sql<number>`count(*) filter (where state = 'copied')::integer`.as('copied'))
      .select(sql<number>`count(*) filter (where state = 'waiting')::integer`.as('waiting'))
      .where('source_id', '=', source.id)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('feed_photo')
      .select(['source_key', 'url', 'reason', 'attempts'])
      .where('source_id', '=', source.id)
      .where('state', '=', 'waiting')
      .where('attempts', '>', 0)
      .orderBy('source_key')
      .orderBy('place')
      .limit(feedRowLimit)
      .execute(),
  ]);
  return {
    ...counts,
    failed: failed.map(({ source_key, url, reason, attempts }) => ({
      key: source_key,
      url,
      reason: storedReasonText(locale, reason),
      attempts,
    })),
  };
}
