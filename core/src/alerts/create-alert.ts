import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { CoreDatabase } from '../db/schema.ts';
import { findPlaces } from '../listings/areas/find-places.ts';
import { type AlertSearch, readAlertSearch } from './alert-search.ts';

type AlertLead = Pick<
  Selectable<CoreDatabase['lead']>,
  'id' | 'microsite_id' | 'locale' | 'fields' | 'recipient' | 'consent_text'
>;

/** Returns 256 random bits, so that nobody can guess another's token. */
const newToken = () => randomBytes(32).toString('base64url');

/** Returns the alert of this address on this site with the same search that has not ended. */
async function findSame(database: Database, lead: AlertLead, email: string, search: AlertSearch) {
  const alerts = await database
    .selectFrom('alert')
    .selectAll()
    .where('microsite_id', '=', lead.microsite_id)
    .where((alert) => alert(alert.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('status', '<>', 'unsubscribed')
    .execute();
  return alerts.find((alert) =>
    Object.entries(search).every(([name, value]) => isDeepStrictEqual(alert[name as keyof AlertSearch], value)),
  ); // the entries of a search have its keys
}

/**
 * Creates a pending alert from a `property_alert` lead, within the transaction that stores the lead or releases it from
 * quarantine. The lead's confirmation is the only mail to its address until the alert is confirmed. A second request
 * for the same search gets the link to the existing alert. `requestedFrom` is the visitor's network address, for the
 * proof of consent.
 */
export async function createAlert(database: Database, lead: AlertLead, requestedFrom: string | null): Promise<void> {
  const { fields, consent_text } = lead;
  const email = fields.email ?? '';
  const search = readAlertSearch(fields, await findPlaces(database));
  const same = await findSame(database, lead, email, search);
  const { id } =
    same ??
    (await database
      .insertInto('alert')
      .values({
        ...search,
        microsite_id: lead.microsite_id,
        token: newToken(),
        locale: lead.locale,
        email,
        recipient: JSON.stringify({ name: lead.recipient.name, email: lead.recipient.email }),
        consent_text,
        asked_from: requestedFrom,
      })
      .returning('id')
      .executeTakeFirstOrThrow());
  if (same?.status === 'pending') {
    // The last request counts, and the period for its confirmation begins again.
    await database
      .updateTable('alert')
      .set({ created_at: sql<Date>`now()`, asked_from: requestedFrom, consent_text })
      .where('id', '=', id)
      .execute();
  }
  await database.updateTable('lead').set({ alert_id: id }).where('id', '=', lead.id).execute();
}
