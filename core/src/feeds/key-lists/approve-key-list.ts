import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/**
 * Allows the removal of what the last held list of keys of each destination lacks. The next run removes it if its list lacks the same
 * keys; a file is read again for it. Returns the number of lists.
 */
export async function approveHeldLists(database: Database, sourceId: string): Promise<number> {
  return approve(database, sourceId, null);
}

/** Allows the removal for one list. Returns false when the list is not the last one of its destination, or is not held. */
export async function approveHeldList(database: Database, sourceId: string, listId: string): Promise<boolean> {
  return (await approve(database, sourceId, listId)) > 0;
}

async function approve(database: Database, sourceId: string, listId: string | null): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('feed_key_list')
    .set({ approved_at: sql<Date>`now()` })
    .where('verdict', '=', 'held')
    .where('id', 'in', (latest) =>
      latest
        .selectFrom('feed_key_list')
        .select((list) => list.fn.max('id').as('id'))
        .where('source_id', '=', sourceId)
        .groupBy('destination'),
    )
    .$if(listId !== null, (query) => query.where('id', '=', listId))
    .executeTakeFirst();
  await database.updateTable('feed_source').set({ seen_hash: null }).where('id', '=', sourceId).execute();
  return Number(numUpdatedRows);
}
