import { sql, type Transaction } from 'kysely';
import type { CoreDatabase } from '../../db/schema.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { queueSchema } from '../../queue/queues.ts';
import { leadIdPattern, type StaffServices, withinSites } from './staff-services.ts';

/** Deletes the jobs of queued and failed mails: the stored response of a mail server may name the address. */
export const deleteQueuedMails = (transaction: Transaction<CoreDatabase>, ids: readonly string[]) =>
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
    // Noted without personal data.
    await transaction
      .insertInto('lead_deletion')
      .values({ ...lead, lead_ids: [id], reason: 'staff', staff_id: staff.id })
      .execute();
  });
}
