import type { LeadStage } from '@vitrine/contract/core/staff-leads.ts';
import type { Selectable, Transaction } from 'kysely';
import type { CoreDatabase, LeadEventDetail, LeadRecipient } from '../../db/schema.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { processReleasedLead } from '../process-released-lead.ts';
import { reportLead } from '../report-lead.ts';
import { findLead } from './read-lead.ts';
import type { StaffServices } from './staff-services.ts';

type Lead = Selectable<CoreDatabase['lead']>;
type Work = (transaction: Transaction<CoreDatabase>, lead: Lead) => Promise<void>;

/** Runs `work` on a locked lead. Throws the 404 problem for one that the caller may not see. */
async function withLead({ database }: StaffServices, staff: Staff, id: string, work: Work): Promise<void> {
  await findLead(database, staff, id);
  await database.transaction().execute(async (transaction) => {
    const lead = await transaction.selectFrom('lead').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    // Deleted between the two queries.
    if (!lead) throw new CoreProblem('unknown-lead');
    await work(transaction, lead);
  });
}

interface Event {
  kind: 'stage' | 'assigned' | 'released';
  detail: LeadEventDetail;
}

/** Adds an entry to the lead's history and returns its id. */
async function note(transaction: Transaction<CoreDatabase>, staff: Staff, leadId: string, { kind, detail }: Event) {
  const { id } = await transaction
    .insertInto('lead_event')
    .values({
      lead_id: leadId,
      kind,
      detail: JSON.stringify(detail),
      staff_id: staff.id,
      staff_name: staff.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Moves a lead to another stage. `was` is the stage that the caller saw; throws the 409 problem when it has changed
 * since. Does nothing when the lead is already in the requested stage.
 */
export const changeStage = (
  services: StaffServices,
  staff: Staff,
  id: string,
  change: { stage: LeadStage; was: LeadStage },
) =>
  withLead(services, staff, id, async (transaction, lead) => {
    if (lead.stage === change.stage) return;
    if (lead.stage !== change.was) throw new CoreProblem('lead-changed');
    await transaction
      .updateTable('lead')
      .set({ stage: change.stage, last_activity_at: services.now() })
      .where('id', '=', id)
      .execute();
    await note(transaction, staff, id, { kind: 'stage', detail: { from: lead.stage, to: change.stage } });
  });

interface Assignee {
  type: NonNullable<LeadRecipient['type']>;
  slug: string;
}

/**
 * Assigns a lead to one of its site's recipients and queues one mail to them per assignment. Null returns the lead to
 * its original recipient, without a mail. Throws the 422 problem for an unknown recipient.
 */
export const assignLead = (services: StaffServices, staff: Staff, id: string, assignee: Assignee | null) =>
  withLead(services, staff, id, async (transaction, lead) => {
    const to = assignee && (await recipientOf(transaction, lead.microsite_id, assignee));
    const had = lead.assigned_to;
    if (had?.type === to?.type && had?.slug === to?.slug) return;
    await transaction
      .updateTable('lead')
      .set({ assigned_to: to && JSON.stringify(to), last_activity_at: services.now() })
      .where('id', '=', id)
      .execute();
    const occasion = await note(transaction, staff, id, { kind: 'assigned', detail: { to } });
    if (to) await services.queue.add(transaction, 'lead-mail', [{ leadId: id, kind: 'assignment', occasion }]);
  });

async function recipientOf(transaction: Transaction<CoreDatabase>, micrositeId: string, { type, slug }: Assignee) {
  const recipient = await transaction
    .selectFrom('recipient')
    .select(['type', 'slug', 'name', 'email', 'locale'])
    .where('microsite_id', '=', micrositeId)
    .where('type', '=', type)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!recipient) throw new CoreProblem('unknown-assignee');
  return recipient;
}

/**
 * Releases a lead from quarantine, starts its mails and webhook and reports it to the source of its listing, without waiting for the report.
 * Does nothing when it is already released.
 */
export async function releaseLead(services: StaffServices, staff: Staff, id: string): Promise<void> {
  const released: Lead[] = [];
  await withLead(services, staff, id, async (transaction, lead) => {
    if (lead.status === 'accepted') return;
    const now = services.now();
    await transaction
      .updateTable('lead')
      .set({ status: 'accepted', released_at: now, last_activity_at: now, allows_analytics: null, allows_board: null })
      .where('id', '=', id)
      .execute();
    await note(transaction, staff, id, { kind: 'released', detail: {} });
    await processReleasedLead(transaction, services.queue, { ...lead, status: 'accepted', released_at: now });
    released.push(lead);
  });
  for (const { microsite_id: micrositeId, fields, locale, form_type, allows_analytics } of released) {
    const form = { form_type, uls: fields.uls };
    void reportLead(services, { micrositeId, form, locale, allowsAnalytics: allows_analytics === true });
  }
}
