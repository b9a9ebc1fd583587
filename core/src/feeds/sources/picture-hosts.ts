import { sourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import { maxPictureHosts, pictureHost } from '@vitrine/contract/core/picture-hosts.ts';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../../db/connect.ts';
import type { FeedSource } from './feed-source.ts';

/** Returns the hosts from which pages of a site show pictures at the addresses of its sources, sorted. */
export async function findPictureHosts(database: Database, micrositeId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('feed_source')
    .select('settings')
    .where('removed_at', 'is', null)
    .where(sql<boolean>`settings->>'photos' = 'embed'`)
    .execute();
  const sources = rows.map(({ settings }) => sourceSettings.parse(settings));
  const ofSite = sources.filter(({ destinations }) =>
    destinations.some(({ micrositeIds }) => micrositeIds.includes(micrositeId)),
  );
  return [...new Set(ofSite.flatMap(({ pictureHosts }) => pictureHosts ?? []))].sort();
}

/** Names the hosts of the photos of a source that names none yet: those of the listings that it shows, the most frequent ones first. */
export async function namePictureHosts(client: ClientBase, { id, settings }: FeedSource): Promise<void> {
  if (settings.photos !== 'embed' || settings.pictureHosts !== null) return;
  const { rows } = await client.query<{ host: string | null }>(
    `select lower(substring(picture->>'url' from '^https://([^/?#]+)')) as host
     from feed_record join listing using (listing_key) cross join jsonb_array_elements(media) as picture
     where source_id = $1 and state = 'shown' group by 1 order by count(*) desc`,
    [id],
  );
  const hosts = rows.flatMap(({ host }) => pictureHost.safeParse(host).data ?? []).slice(0, maxPictureHosts);
  if (hosts.length === 0) return;
  await client.query(`update feed_source set settings = jsonb_set(settings, '{pictureHosts}', $2) where id = $1`, [
    id,
    JSON.stringify(hosts),
  ]);
}
