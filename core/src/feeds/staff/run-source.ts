import { sql, type Transaction } from 'kysely';
import type { CoreDatabase } from '../../db/schema.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { resolveAlarms } from '../alarms/feed-alarms.ts';
import { approveHeldList, refuseHeldList } from '../key-lists/decide-held-list.ts';
import { type FeedStaffServices, requireSource } from './feed-staff-services.ts';

async function queueRun(
  { queue }: FeedStaffServices,
  transaction: Transaction<CoreDatabase>,
  id: string,
  key?: string,
) {
  await transaction
    .updateTable('feed_source')
    .set({ run_requested_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await queue.add(transaction, 'feed-run', [{ sourceId: id, ...(key !== undefined && { key }), isRequested: true }]);
}

/** Queues a run of a source. Throws the 409 problem for one that is paused. */
export async function requestRun(services: FeedStaffServices, staff: Staff, id: string): Promise<void> {
  const source = await requireSource(services.database, staff, id);
  if (!source.is_active) throw new CoreProblem('source-paused');
  await services.database.transaction().execute((transaction) => queueRun(services, transaction, id));
}

/** Queues a run that reads the failed listings again; for a source of files it reads the whole file again. */
export async function retryFailures(services: FeedStaffServices, staff: Staff, id: string): Promise<void> {
  const source = await requireSource(services.database, staff, id);
  if (!source.is_active) throw new CoreProblem('source-paused');
  await services.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('feed_source').set({ seen_hash: null }).where('id', '=', id).execute();
    await queueRun(services, transaction, id);
  });
}

/** Queues a run that reads one listing that failed again, and no other. Throws the 404 problem for one that has not failed or has no key. */
export async function retryFailure(services: FeedStaffServices, staff: Staff, id: string, key: string): Promise<void> {
  const { database } = services;
  const source = await requireSource(database, staff, id);
  if (!source.is_active) throw new CoreProblem('source-paused');
  const failure = await database
    .selectFrom('feed_failure')
    .select('source_key')
    .where('source_id', '=', id)
    .where('source_key', '=', key)
    .where('source_key', 'not like', '?%')
    .executeTakeFirst();
  if (!failure) throw new CoreProblem('unknown-failure');
  await database.transaction().execute((transaction) => queueRun(services, transaction, id, key));
}

/** Approves the held list that the caller saw and queues a run. Throws the 409 problem when another list has come since. */
export async function approveList(
  services: FeedStaffServices,
  staff: Staff,
  id: string,
  listId: string,
): Promise<void> {
  const source = await requireSource(services.database, staff, id);
  if (!source.is_active) throw new CoreProblem('source-paused');
  await services.database.transaction().execute(async (transaction) => {
    if (!(await approveHeldList(transaction, id, listId, staff.name))) throw new CoreProblem('list-replaced');
    await queueRun(services, transaction, id);
  });
}

/** Refuses the held list that the caller saw, and ends its alarm. Throws the 409 problem when it does not wait for staff any more. */
export async function refuseList(
  { database }: FeedStaffServices,
  staff: Staff,
  id: string,
  listId: string,
): Promise<void> {
  await requireSource(database, staff, id);
  await database.transaction().execute(async (transaction) => {
    const destination = await refuseHeldList(transaction, id, listId, staff.name);
    if (destination === null) throw new CoreProblem('list-replaced');
    await resolveAlarms(transaction, id, ['list-held'], destination);
  });
}

/**
 * Queues a run that reads everything again: the watermark begins anew, and every listing counts as changed. Throws the 409 problem for a source that is
 * paused.
 */
export async function reloadSource(services: FeedStaffServices, staff: Staff, id: string): Promise<void> {
  const source = await requireSource(services.database, staff, id);
  if (!source.is_active) throw new CoreProblem('source-paused');
  await services.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('feed_source')
      .set({ reload_requested_at: sql<Date>`date_trunc('milliseconds', now())` })
      .where('id', '=', id)
      .execute();
    await queueRun(services, transaction, id);
  });
}

/** Marks a source as removed and queues the run that takes its listings off the market and deletes it. */
export async function removeSource(services: FeedStaffServices, staff: Staff, id: string): Promise<void> {
  await requireSource(services.database, staff, id);
  await services.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('feed_source').set({ removed_at: sql<Date>`now()` }).where('id', '=', id).execute();
    await queueRun(services, transaction, id);
  });
}
