import { type ListingImport, listingImport } from '@vitrine/contract/core/import.ts';
import { connect } from '../db/connect.ts';
import { cardPictures } from './card-text.ts';

type Media = ListingImport['Media'];

export interface PictureReplacement {
  listingKey: string;
  /** The pictures that are replaced; a listing with any others keeps them. */
  former: readonly Media[];
  media: Media;
}

/** Replaces the pictures of listings whose pictures nobody has changed since. Returns the number of replaced ones. Throws what the database throws. */
export async function replacePictures(
  databaseUrl: string,
  replacements: readonly PictureReplacement[],
): Promise<number> {
  const { pool, close } = connect(databaseUrl, { statementTimeout: 60_000, connections: 1 });
  let replaced = 0;
  try {
    for (const { listingKey, former, media } of replacements) {
      const parsed = listingImport.shape.Media.parse(media);
      const { rowCount } = await pool.query(
        `update listing set media = $2::jsonb, card_images = $3, modification_timestamp = now()
         where listing_key = $1 and media in (select given::jsonb from unnest($4::text[]) given)`,
        [
          listingKey,
          JSON.stringify(parsed),
          cardPictures({ media: parsed }),
          former.map((each) => JSON.stringify(each)),
        ],
      );
      replaced += rowCount ?? 0;
    }
  } finally {
    await close();
  }
  return replaced;
}
