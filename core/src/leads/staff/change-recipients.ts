import type { RecipientChange, RecipientKey } from '@vitrine/contract/core/staff-recipients.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { CoreDatabase } from '../../db/schema.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { withinSites } from './staff-services.ts';

/** Returns the default recipient of a site that the caller may see. Throws the 404 problem for any other. */
async function defaultRecipientOf(transaction: Transaction<CoreDatabase>, staff: Staff, micrositeId: string) {
  const site = await transaction
    .selectFrom('site')
    .select('default_recipient')
    .where('microsite_id', '=', micrositeId)
    .where(withinSites(staff))
    .forUpdate()
    .executeTakeFirst();
  if (!site) throw new CoreProblem('unknown-site');
  return site.default_recipient;
}

/** Adds a recipient to a site or changes it. Its leads get the new values, also when its key changes. */
export const saveRecipient = (database: Database, staff: Staff, micrositeId: string, change: RecipientChange) =>
  database.transaction().execute(async (transaction) => {
    await defaultRecipientOf(transaction, staff, micrositeId);
    const { was, ...recipient } = change;
    if (was && (was.type !== recipient.type || was.slug !== recipient.slug))
      await deleteRow(transaction, micrositeId, was);
    await transaction
      .insertInto('recipient')
      .values({ microsite_id: micrositeId, ...recipient })
      .onConflict((conflict) => conflict.columns(['microsite_id', 'type', 'slug']).doUpdateSet(recipient))
      .execute();
    const { licence_number, licence_name, ...ofLead } = recipient;
    await moveLeads(transaction, micrositeId, was ?? recipient, ofLead);
  });

/** Deletes a recipient and hands its leads to the site's default recipient. Returns the number of these leads. */
export const removeRecipient = (database: Database, staff: Staff, micrositeId: string, key: RecipientKey) =>
  database.transaction().execute(async (transaction) => {
    const heir = await defaultRecipientOf(transaction, staff, micrositeId);
    await deleteRow(transaction, micrositeId, key);
    return moveLeads(transaction, micrositeId, key, heir);
  });

async function deleteRow(transaction: Transaction<CoreDatabase>, micrositeId: string, { type, slug }: RecipientKey) {
  await transaction
    .deleteFrom('recipient')
    .where('microsite_id', '=', micrositeId)
    .where('type', '=', type)
    .where('slug', '=', slug)
    .execute();
}

/** Writes the recipient into the leads that `key` received or was assigned. Returns the number of leads. */
async function moveLeads(
  transaction: Transaction<CoreDatabase>,
  micrositeId: string,
  key: RecipientKey,
  recipient: object,
): Promise<number> {
  const of = (column: 'recipient' | 'assigned_to') =>
    sql<boolean>`${sql.ref(column)}->>'type' = ${key.type} and ${sql.ref(column)}->>'slug' = ${key.slug}`;
  const value = JSON.stringify(recipient);
  const { numUpdatedRows } = await transaction
    .updateTable('lead')
    .set({
      recipient: sql`case when ${of('recipient')} then ${value}::jsonb else recipient end`,
      assigned_to: sql`case when ${of('assigned_to')} then ${value}::jsonb else assigned_to end`,
    })
    .where('microsite_id', '=', micrositeId)
    .where((where) => where.or([of('recipient'), of('assigned_to')]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
