import type { ListingImport } from '@vitrine/contract/core/import.ts';
import type { ClientBase } from 'pg';
import { fallbackName, photoUrl } from './photo-files.ts';

type Media = ListingImport['Media'];
interface CopiedRow {
  source_key: string;
  is_floor_plan: boolean;
  caption: { fr: string; en: string } | null;
  hash: string;
  width: number;
  height: number;
  variants: { width: number; type: string; name: string }[];
}

/** Photos and floor plans of a listing whose copies are there, in the order of the source. */
interface CopiedMedia {
  media: Media;
  floor_plans: Media;
}

/** Returns the pictures of listings whose copies are there, by the source's key. */
export async function findCopiedMedia(
  client: ClientBase,
  sourceId: string,
  keys: readonly string[],
): Promise<Map<string, CopiedMedia>> {
  const { rows } = await client.query<CopiedRow>(
    `select source_key, is_floor_plan, caption, hash, width, height, variants from feed_photo join photo using (hash)
     where source_id = $1 and source_key = any($2) order by source_key, place`,
    [sourceId, keys],
  );
  const byKey = Map.groupBy(rows, ({ source_key }) => source_key);
  const picturesOf = (rows: readonly CopiedRow[], isPlan: boolean) =>
    uniqueByHash(rows.filter(({ is_floor_plan }) => is_floor_plan === isPlan)).map(pictureOf);
  return new Map(
    keys.map((key) => {
      const own = byKey.get(key) ?? [];
      return [key, { media: picturesOf(own, false), floor_plans: picturesOf(own, true) }];
    }),
  );
}

const uniqueByHash = (rows: readonly CopiedRow[]) =>
  [...new Map(rows.toReversed().map((row) => [row.hash, row])).values()].reverse();

const pictureOf = ({ caption, hash, width, height, variants }: CopiedRow): Media[number] => ({
  url: photoUrl(fallbackName(hash)),
  width,
  height,
  variants: variants.map(({ name, ...variant }) => ({ url: photoUrl(name), ...variant })),
  ...(caption && { ShortDescription: caption }),
});

/** Keeps the photos of listings that are on record as they are until the transaction ends. */
export async function lockPhotos(client: ClientBase, sourceId: string, keys: readonly string[]): Promise<void> {
  await client.query(
    `select from feed_record where source_id = $1 and source_key = any($2) order by source_key for update`,
    [sourceId, keys],
  );
}

/** Gives listings the pictures whose copies are there, in a transaction of its own. */
export async function refreshMedia(client: ClientBase, sourceId: string, keys: readonly string[]): Promise<void> {
  await client.query('begin');
  try {
    await lockPhotos(client, sourceId, keys);
    const media = await findCopiedMedia(client, sourceId, keys);
    const rows = [...media].map(([source_key, copied]) => ({ source_key, ...copied }));
    await client.query(
      `update listing set media = wanted.media, floor_plans = wanted.floor_plans, modification_timestamp = now()
       from jsonb_to_recordset($2) as wanted (source_key text, media jsonb, floor_plans jsonb)
       join feed_record record on record.source_id = $1 and record.source_key = wanted.source_key
       where listing.listing_key = record.listing_key and record.state = 'shown' 
         and (listing.media, listing.floor_plans) is distinct from (wanted.media, wanted.floor_plans)`,
      [sourceId, JSON.stringify(rows)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
