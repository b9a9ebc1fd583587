import { sql, type Transaction } from 'kysely';
import type { CoreDatabase } from '../../db/schema.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { findLead } from './read-lead.ts';
import { mayChangeNote, type StaffServices } from './staff-services.ts';

/** Number of notes that a lead can have. */
export const leadNoteCount = 500;

const noteIdPattern = /^[1-9]\d{0,17}$/;

/** Runs `work` on a lead that the caller may see, as an activity of staff on it. Throws the 404 problem for any other. */
async function withLead(
  { database, now }: StaffServices,
  staff: Staff,
  leadId: string,
  work: (transaction: Transaction<CoreDatabase>) => Promise<void>,
): Promise<void> {
  await findLead(database, staff, leadId);
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('lead')
      .set({ last_activity_at: now() })
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    // Deleted between the two queries.
    if (numUpdatedRows === 0n) throw new CoreProblem('unknown-lead');
    await work(transaction);
  });
}

/** Adds a note to a lead. Throws the 409 problem for a lead that has as many notes as it can have. */
export const addNote = (services: StaffServices, staff: Staff, leadId: string, text: string) =>
  withLead(services, staff, leadId, async (transaction) => {
    const { count } = await transaction
      .selectFrom('lead_note')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('lead_id', '=', leadId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= leadNoteCount) throw new CoreProblem('too-many-notes');
    await transaction
      .insertInto('lead_note')
      .values({ lead_id: leadId, text, staff_id: staff.id, staff_name: staff.name })
      .execute();
  });

/** Throws the 404 problem for a note that the lead does not have, and the 403 problem for one that the caller may not change. */
async function checkNote(transaction: Transaction<CoreDatabase>, staff: Staff, leadId: string, noteId: string) {
  const note =
    noteIdPattern.test(noteId) &&
    (await transaction
      .selectFrom('lead_note')
      .select('staff_id')
      .where('lead_id', '=', leadId)
      .where('id', '=', noteId)
      .executeTakeFirst());
  if (!note) throw new CoreProblem('unknown-note');
  if (!mayChangeNote(staff, note)) throw new CoreProblem('note-of-other', { missing: 'the authorship of the note' });
}

export const editNote = (services: StaffServices, staff: Staff, leadId: string, noteId: string, text: string) =>
  withLead(services, staff, leadId, async (transaction) => {
    await checkNote(transaction, staff, leadId, noteId);
    await transaction.updateTable('lead_note').set({ text, edited_at: sql`now()` }).where('id', '=', noteId).execute();
  });

export const deleteNote = (services: StaffServices, staff: Staff, leadId: string, noteId: string) =>
  withLead(services, staff, leadId, async (transaction) => {
    await checkNote(transaction, staff, leadId, noteId);
    await transaction.deleteFrom('lead_note').where('id', '=', noteId).execute();
  });
