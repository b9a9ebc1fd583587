import { sql, type Transaction } from 'kysely';
import type { CoreDatabase } from '../../db/schema.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { queueSchema } from '../../queue/queues.ts';
import { leadIdPattern, type StaffServices, withinSites } from './staff-services.ts';

interface Deletion {
  microsite_id: string;
  lead_ids: string[];
  alerts: number;
}

/** Records a deletion without personal data. */
const logDeletion = (
  transaction: Transaction<CoreDatabase>,
  staff: Staff,
  reason: 'staff' | 'person',
  gone: Deletion,
) =>
  transaction
    .insertInto('lead_deletion')
    .values({ ...gone, reason, staff_id: staff.id })
    .execute();

/** Deletes the jobs of queued and failed mails: the stored response of a mail server may name the address. */
const deleteQueuedMails = (transaction: Transaction<CoreDatabase>, ids: readonly string[]) =>
  sql`delete from ${sql.id(queueSchema, 'job')} where name = 'lead-mail' and data->>'leadId' = any(${[...ids]}::text[])`.execute(
    transaction,
  );

/** Deletes one lead with its history and the log of its mails. Throws the 404 problem. */
export async function deleteLead({ database }: StaffServices, staff: Staff, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const lead =
      leadIdPattern.test(id) &&
      (await transaction
        .deleteFrom('lead')
        .where('id', '=', id)
        .where(withinSites(staff))
        .returning('microsite_id')
        .executeTakeFirst());
    if (!lead) throw new CoreProblem('unknown-lead');
    await deleteQueuedMails(transaction, [id]);
    await logDeletion(transaction, staff, 'staff', { ...lead, lead_ids: [id], alerts: 0 });
  });
}

/**
 * Deletes all data of one person on the caller's sites (Law 25): leads with their histories and mail logs, property
 * alerts, and reports to a seller. Returns the number of each.
 */
export async function erasePerson({ database }: StaffServices, staff: Staff, email: string) {
  const address = email.trim().toLowerCase();
  return database.transaction().execute(async (transaction) => {
    const leads = await transaction
      .deleteFrom('lead')
      .where(sql`lower(fields->>'email')`, '=', address)
      .where(withinSites(staff))
      .returning(['id', 'microsite_id'])
      .execute();
    const alerts = await transaction
      .deleteFrom('alert')
      .where(sql`lower(email)`, '=', address)
      .where(withinSites(staff))
      .returning('microsite_id')
      .execute();
    const reports = await transaction
      .deleteFrom('seller_report')
      .where(sql`lower(email)`, '=', address)
      .where(withinSites(staff))
      .returning('microsite_id')
      .execute();
    await deleteQueuedMails(
      transaction,
      leads.map(({ id }) => id),
    );
    // The rate limit's key holds the address; it would otherwise expire within minutes.
    await sql`delete from contact_rate where key = ${`email:${address}`}`.execute(transaction);
    const sites = new Set([...leads, ...alerts, ...reports].map(({ microsite_id }) => microsite_id));
    for (const microsite_id of sites) {
      const of = <Row extends { microsite_id: string }>(rows: Row[]) =>
        rows.filter((row) => row.microsite_id === microsite_id);
      const lead_ids = of(leads).map(({ id }) => id);
      await logDeletion(transaction, staff, 'person', { microsite_id, lead_ids, alerts: of(alerts).length });
    }
    return { leads: leads.length, alerts: alerts.length };
  });
}
