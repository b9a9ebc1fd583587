import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import type { Logger } from 'pino';
import { runAtIntervals } from '../background/run-at-intervals.ts';
import type { DocumentLocks } from '../exclusive-writes/document-locks.ts';
import { queryInTransaction } from '../payload/transaction-sql.ts';
import { applyChange, findFailure, isLasting } from './apply-change.ts';
import { recordStep } from './schedule-audit.ts';
import { scheduleErrors } from './schedule-texts.ts';
import { type Failure, readChange, type ScheduledChange, scheduledChangesSlug } from './scheduled-change.ts';

/** Interval between two searches for due changes, ms. */
const intervalMs = 20_000;
/** Maximum number of attempts at a change that fails for a temporary reason, such as a lost connection. */
const maxAttempts = 10;

interface Options {
  payload: Payload;
  locks: DocumentLocks;
  log: Logger;
}

/** Makes the scheduled changes of all sites when they are due, until stopped. Overdue changes are made at once. */
export const startSchedule = (options: Options): { stop(): Promise<void> } =>
  runAtIntervals(() => runDueChanges(options), {
    intervalMs,
    log: options.log,
    failure: 'scheduled changes could not be read',
  });

/** Makes the due changes in the order of their times. Leaves out those that another process is making. */
export async function runDueChanges({ payload, locks, log }: Options, now = new Date()): Promise<void> {
  const { docs } = await payload.find({
    collection: scheduledChangesSlug,
    where: { and: [{ at: { less_than_equal: now.toISOString() } }, { is_failed: { equals: false } }] },
    ...{ sort: 'at', depth: 0, pagination: false },
  });
  for (const change of docs.map(readChange)) {
    // Staff may change the document at the same time.
    if (change) await locks.run(change.collection, [change.document], () => runChange({ payload, log }, change));
  }
}

/**
 * Makes a change in the same transaction that deletes its record. When the process is killed, the record stays as it was; of several
 * processes, the one that locks the record makes the change.
 */
async function runChange({ payload, log }: Omit<Options, 'locks'>, change: ScheduledChange): Promise<void> {
  const user = await findUser(payload, change.user);
  if (!user) return recordFailedAttempt(payload, null, change, scheduleErrors.account);
  const req = await createLocalReq({ user }, payload);
  await initTransaction(req);
  try {
    if (!(await claim(req, change.id))) return;
    await applyChange(req, change);
    await recordStep(req, 'done', change, change.at);
    await commitTransaction(req);
    log.info({ change }, 'a scheduled change was made');
  } catch (error) {
    await killTransaction(req);
    log.warn({ err: error, change }, 'a scheduled change failed');
    const reason = isLasting(error) ? await findFailure(req, user, change) : null;
    await recordFailedAttempt(payload, user, change, reason);
  } finally {
    await killTransaction(req);
  }
}

/** Deletes the record of a change in the transaction. Returns false when another process has locked the record or has made the change. */
async function claim(req: PayloadRequest, id: number): Promise<boolean> {
  const rows = await queryInTransaction(
    req,
    `delete from content.scheduled_changes where id = (
       select id from content.scheduled_changes where id = ${id} and not is_failed for update skip locked
     ) returning id`,
  );
  return rows.length === 1;
}

async function findUser(payload: Payload, id: number | null): Promise<TypedUser | null> {
  if (id === null) return null;
  const { docs } = await payload.find({
    ...{ collection: 'users', where: { id: { equals: id } }, depth: 0, limit: 1, pagination: false },
  });
  // Payload builds the user of a session from a document of this collection, to which it adds the name of the collection.
  return docs[0] ? ({ ...docs[0], collection: 'users' } as TypedUser) : null;
}

/** Counts the failed attempt. The change waits for the next run, unless the reason is lasting or the number of attempts is exceeded. */
async function recordFailedAttempt(
  payload: Payload,
  user: TypedUser | null,
  change: ScheduledChange,
  reason: Failure | null,
): Promise<void> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  await initTransaction(req);
  try {
    const [row] = await queryInTransaction(
      req,
      `update content.scheduled_changes set attempts = attempts + 1
         where id = ${change.id} and not is_failed returning attempts`,
    );
    if (row && (reason || Number(row.attempts) >= maxAttempts)) {
      await markFailed(req, change, reason ?? scheduleErrors.unexpected);
    } else await commitTransaction(req);
  } finally {
    await killTransaction(req);
  }
}

/** Marks the change as failed, with the reason that staff see, and commits the transaction. */
async function markFailed(req: PayloadRequest, change: ScheduledChange, failure: Failure): Promise<void> {
  await req.payload.update({
    ...{ collection: scheduledChangesSlug, id: change.id, data: { is_failed: true, failure }, depth: 0, req },
  });
  await recordStep(req, 'failed', change, change.at);
  await commitTransaction(req);
}
