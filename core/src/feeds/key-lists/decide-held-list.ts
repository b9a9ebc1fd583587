import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/**
 * Allows the removal of what the last held list of keys of each destination lacks. The next run removes it if its list lacks the same
 * keys; a file is read again for it. Returns the number of lists.
 */
export async function approveHeldLists(database: Database, sourceId: string): Promise<number> {
  return approve(database, sourceId, null, null);
}

/** Allows the removal for one list, in the name of a member of the staff. Returns false when the list does not wait for staff. */
export async function approveHeldList(
  database: Database,
  sourceId: string,
  listId: string,
  staffName: string,
): Promise<boolean> {
  return (await approve(database, sourceId, listId, staffName)) > 0;
}

async function approve(
  database: Database,
  sourceId: string,
  listId: string | null,
  staffName: string | null,
): Promise<number> {
  const { numUpdatedRows } = await waitingLists(database, sourceId, listId)
    .set({ approved_at: sql<Date>`now()`, decided_by: staffName })
    .executeTakeFirst();
  await database.updateTable('feed_source').set({ seen_hash: null }).where('id', '=', sourceId).execute();
  return Number(numUpdatedRows);
}

/**
 * Refuses one list in the name of a member of the staff: what it lacks stays, and an equal list is held again until staff approve it. Returns the
 * destination of the list; null when it does not wait for staff.
 */
export async function refuseHeldList(
  database: Database,
  sourceId: string,
  listId: string,
  staffName: string,
): Promise<string | null> {
  const refused = await waitingLists(database, sourceId, listId)
    .set({ refused_at: sql<Date>`now()`, approved_at: null, decided_by: staffName })
    .returning('destination')
    .executeTakeFirst();
  return refused?.destination ?? null;
}

/** Selects the last list of each destination that is held and not refused, or the one of them with this id, for an update. */
const waitingLists = (database: Database, sourceId: string, listId: string | null) =>
  database
    .updateTable('feed_key_list')
    .where('verdict', '=', 'held')
    .where('refused_at', 'is', null)
    .where('id', 'in', (latest) =>
      latest
        .selectFrom('feed_key_list')
        .select((list) => list.fn.max('id').as('id'))
        .where('source_id', '=', sourceId)
        .groupBy('destination'),
    )
    .$if(listId !== null, (query) => query.where('id', '=', listId));
