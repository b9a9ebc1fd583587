import type { AlertChange, AlertStatus } from '@vitrine/contract/core/alerts.ts';
import { type Selectable, sql } from 'kysely';
import type { AlertTable } from '../db/alert-tables.ts';
import type { Database } from '../db/connect.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { findPlaces } from '../listings/areas/find-places.ts';
import { type AlertSearch, noSearch, readQuerySearch } from './alert-search.ts';

type AlertRow = Selectable<AlertTable>;
interface AlertKey {
  micrositeId: string;
  token: string;
}
/** Moment and network address of a change, for the proof of consent. */
interface Moment {
  now: Date;
  from: string;
}

/** Throws the 404 problem for a token that no alert of the site has. */
export async function findAlert(database: Database, { micrositeId, token }: AlertKey): Promise<AlertRow> {
  const alert = await database
    .selectFrom('alert')
    .selectAll()
    .where('microsite_id', '=', micrositeId)
    .where('token', '=', token)
    .executeTakeFirst();
  if (!alert) throw new CoreProblem('unknown-alert');
  return alert;
}

/** Locks the alert while `work` changes it, so that no mail is composed meanwhile. */
const withLockedAlert = (
  database: Database,
  key: AlertKey,
  work: (transaction: Database, alert: AlertRow) => Promise<void>,
) =>
  database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('alert').select('id').where('token', '=', key.token).forUpdate().execute();
    await work(transaction, await findAlert(transaction, key));
    return findAlert(transaction, key);
  });

/** Drops the matches that are in no mail yet. */
const noWaitingMatches = { waiting: 0, waiting_since: null };
const deleteWaitingMatches = (transaction: Database, id: string) =>
  transaction.deleteFrom('alert_match').where('alert_id', '=', id).where('mail_id', 'is', null).execute();

/** Throws the 409 problem for a change of an unsubscribed alert, and for a pause of an unconfirmed one. */
function assertAllowed(from: AlertStatus, to: AlertChange['status']): void {
  if (from === 'unsubscribed' || (from === 'pending' && to === 'paused')) throw new CoreProblem('alert-fixed');
}

/**
 * Confirms, pauses or resumes an alert, or changes its search or the frequency of its mails. An active alert matches listings that
 * enter its search from then on, not those already there. Throws the 409 problem for an invalid change, and the 422
 * problem for a search that says no place.
 */
export const changeAlert = (
  database: Database,
  key: AlertKey,
  { status, frequency, query }: AlertChange,
  { now, from }: Moment,
): Promise<AlertRow> =>
  withLockedAlert(database, key, async (transaction, alert) => {
    assertAllowed(alert.status, status);
    const isStatusChange = status !== undefined && status !== alert.status;
    const search = query === undefined ? null : await searchOf(transaction, query, alert);
    const startsAnew = isStatusChange || search !== null;
    if (startsAnew) await deleteWaitingMatches(transaction, alert.id);
    const change = {
      ...(frequency && { frequency }),
      ...search,
      ...(isStatusChange && { status }),
      ...(startsAnew && noWaitingMatches),
      ...(startsAnew && (status ?? alert.status) === 'active' && { follows_from: sql<string>`pg_current_snapshot()` }),
      ...(alert.status === 'pending' && status === 'active' && { confirmed_at: now, confirmed_from: from }),
    };
    if (Object.keys(change).length === 0) return;
    await transaction.updateTable('alert').set(change).where('id', '=', alert.id).execute();
  });

/** Returns the search of a query string. Throws the 422 problem when it says no place. */
async function searchOf(transaction: Database, query: string, alert: AlertRow): Promise<AlertSearch> {
  const search = readQuerySearch(query, await findPlaces(transaction), alert);
  if (search) return search;
  const error = {
    field: 'query',
    code: 'invalid',
    message: 'The search needs a known municipality or a drawn area.',
  } as const;
  throw new CoreProblem('invalid-fields', { errors: [error] });
}

/** Ends an alert for good and keeps only the proof of consent. Does nothing when the alert has already ended. */
export const endAlert = (database: Database, key: AlertKey, now: Date): Promise<AlertRow> =>
  withLockedAlert(database, key, async (transaction, alert) => {
    if (alert.status === 'unsubscribed') return;
    await transaction.deleteFrom('alert_match').where('alert_id', '=', alert.id).execute();
    await transaction.deleteFrom('alert_mail').where('alert_id', '=', alert.id).execute();
    await transaction.deleteFrom('alert_sent').where('alert_id', '=', alert.id).execute();
    await transaction
      .updateTable('alert')
      .set({
        status: 'unsubscribed',
        withdrawn_at: now,
        ...noWaitingMatches,
        recipient: null,
        ...noSearch,
        follows_from: null,
      })
      .where('id', '=', alert.id)
      .execute();
  });
