import type { ClientBase } from 'pg';
import type { DeliveryPart, KeyList } from '../connectors/feed-connector.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';

/** A part counts as lost when this many listings lose it, and this share of those that had it. */
const fewestLosses = 10;
const lostShare = 0.5;

/** A part of the listings that a delivery lacks. `had` listings of the delivery show it, and `lost` of them would lose it. */
export interface LostPart {
  part: DeliveryPart;
  had: number;
  lost: number;
}

/** Condition of a listing that the website shows with each part. */
const shows: Record<DeliveryPart, string> = {
  photos: `jsonb_array_length(media) > 0`,
  descriptions: `public_remarks->>'fr' <> '' or public_remarks->>'en' <> ''`,
};

/** Returns the parts that a delivery has lost: all listings that have one would lose it, or most of them would. */
export async function findLostParts(
  client: ClientBase,
  sourceId: string,
  { entries, parts }: KeyList,
): Promise<LostPart[]> {
  if (!parts) return [];
  const found: LostPart[] = [];
  for (const part of ['photos', 'descriptions'] as const) {
    const { rows } = await client.query<{ source_key: string }>(
      `select source_key from feed_record record join listing using (listing_key)
       where source_id = $1 and state = 'shown' and standard_status = 'Active' and (${shows[part]})`,
      [sourceId],
    );
    const shown = rows.filter(({ source_key }) => entries.has(source_key));
    const lost = shown.filter(({ source_key }) => !parts[part].has(source_key)).length;
    const isLost = lost >= fewestLosses ? lost > shown.length * lostShare : lost > 1 && lost === shown.length;
    if (isLost) found.push({ part, had: shown.length, lost });
  }
  return found;
}

/** Returns the reason for which a delivery is held. */
export function lostPartsReason(lost: readonly LostPart[]): Reason {
  const [first, second] = lost;
  if (!first || second) return reasonOf('parts-lost');
  return reasonOf(`${first.part}-lost`, { lost: first.lost, had: first.had });
}
