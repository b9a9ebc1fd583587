import type { RetentionKind } from '@vitrine/contract/core/retention.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { findPlaces } from '../listings/areas/find-places.ts';
import { daysBefore, recordRetention } from '../retention/record-retention.ts';
import { resolveMunicipalities } from './resolve-municipalities.ts';

/** Days for which sent mails are recorded; no job retries one that is older. */
const sentMailDays = 30;
/** Days for which core records that a mail has shown a listing; a later sale of it is not mailed any more. */
const knownDays = 180;
/** Days within which an alert must be confirmed; afterwards it is deleted with its address. */
export const confirmDays = 30;

/** Resolves names of municipalities and boroughs that were unknown at the request and have since come with a listing. */
async function resolveUnknownMunicipalities(database: Database): Promise<void> {
  const alerts = await database
    .selectFrom('alert')
    .select(['id', 'municipality_codes', 'municipalities', 'unknown_municipalities'])
    .where(sql<boolean>`unknown_municipalities <> '{}'`)
    .execute();
  if (alerts.length === 0) return;
  const known = await findPlaces(database);
  for (const { id, municipality_codes, municipalities, unknown_municipalities } of alerts) {
    const { codes, names, unknown } = resolveMunicipalities(unknown_municipalities.join(', '), known);
    if (codes.length === 0) continue;
    await database
      .updateTable('alert')
      .set({
        municipality_codes: [...new Set([...municipality_codes, ...codes])],
        municipalities: [...new Set([...municipalities, ...names])],
        unknown_municipalities: unknown,
      })
      .where('id', '=', id)
      // An alert that was unsubscribed meanwhile has no search any more.
      .where('status', '<>', 'unsubscribed')
      .execute();
  }
}

/** Deletes alerts that were never confirmed, mails and shown listings of long ago, and matches of alerts that are not active. */
export async function purgeExpiredAlerts(database: Database, now: Date): Promise<void> {
  const note = (kind: RetentionKind, before: Date, [gone]: { numDeletedRows: bigint }[]) =>
    recordRetention(database, {
      ...{ kind, microsite_id: null, before, deleted: Number(gone?.numDeletedRows ?? 0), at: now },
    });
  const unconfirmed = daysBefore(now, confirmDays);
  const shown = daysBefore(now, knownDays);
  const sent = daysBefore(now, sentMailDays);
  const pending = database.deleteFrom('alert').where('status', '=', 'pending').where('created_at', '<', unconfirmed);
  await note('unconfirmed_alerts', unconfirmed, await pending.execute());
  const listings = database.deleteFrom('alert_sent').where('sent_at', '<', shown);
  await note('shown_listings', shown, await listings.execute());
  await note('alert_mails', sent, await database.deleteFrom('alert_mail').where('sent_at', '<', sent).execute());
  await database
    .deleteFrom('alert_match')
    .using('alert')
    .whereRef('alert.id', '=', 'alert_match.alert_id')
    .where('alert.status', '<>', 'active')
    .where('alert_match.mail_id', 'is', null)
    .execute();
  await resolveUnknownMunicipalities(database);
}
