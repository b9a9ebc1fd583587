import type { ClientBase } from 'pg';
import { type Reason, reasonOf } from '../reasons/reason.ts';

/** Letters of UTF-8 that were read as Windows-1252, and the sign for a byte that cannot be read. */
const garbled = 'Ã[\u0080-¿©¨ªÀ´»®¢§]|â€[™œ“”]|\ufffd';

interface Facts {
  shown: string;
  hidden: string;
  garbled: string;
}

/**
 * Returns what is doubtful about the listings of a source after a run that ended well, or null: that none of them is shown, or that their letters are
 * garbled.
 */
export async function findDoubts(client: ClientBase, sourceId: string): Promise<Reason | null> {
  const { rows } = await client.query<Facts>(
    `select count(*) filter (where state = 'shown') as shown,
       count(*) filter (where state = 'not-shown') as hidden,
       count(*) filter (where city ~ $2 or street_address_fr ~ $2 or public_remarks::text ~ $2) as garbled
     from feed_record record left join listing using (listing_key) where source_id = $1 and state <> 'removed'`,
    [sourceId, garbled],
  );
  const { shown, hidden, garbled: unreadable } = rows[0] ?? { shown: '0', hidden: '0', garbled: '0' };
  if (shown === '0' && hidden !== '0') return reasonOf('none-shown', { listings: Number(hidden) });
  if (unreadable !== '0') return reasonOf('garbled', { listings: Number(unreadable) });
  return null;
}
