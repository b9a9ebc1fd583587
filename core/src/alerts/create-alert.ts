import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { CoreDatabase } from '../db/schema.ts';
import { type AlertSearch, readAlertSearch } from './alert-search.ts';

type AlertLead = Pick<
  Selectable<CoreDatabase['lead']>,
  'id' | 'microsite_id' | 'locale' | 'fields' | 'recipient' | 'consent_text'
>;

/** 256 random bits: nobody comes upon another's alert. */
const newToken = () => randomBytes(32).toString('base64url');

/** An alert of this address on this site that looks for the same and has not ended. */
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
 * Makes a pending alert of a `property_alert` lead, within the transaction that keeps the lead or releases it from quarantine. Its
 * address is written to by the lead's confirmation, and by nothing more until it has confirmed. Whoever asks for the same again gets the
 * link to the alert that is there. `requestedFrom` is the visitor's network address, for the proof of consent.
 */
export async function createAlert(database: Database, lead: AlertLead, requestedFrom: string | null): Promise<void> {
  const { fields, consent_text } = lead;
  const email = fields.email ?? '';
  const search = readAlertSearch(fields, await database.selectFrom('municipality').selectAll().execute());
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
    // What was asked last counts, and its month begins again.
    await database
      .updateTable('alert')
      .set({ created_at: sql<Date>`now()`, asked_from: requestedFrom, consent_text })
      .where('id', '=', id)
      .execute();
  }
  await database.updateTable('lead').set({ alert_id: id }).where('id', '=', lead.id).execute();
}
