import { type LeadStage, retentionDays } from '@vitrine/contract/core/staff-leads.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';

/** Maximum number of leads that one statement deletes, so that no lock lasts long. */
const batch = 500;

/**
 * Returns the days without activity after which a lead is deleted. Law 25 (s. 23 of the Act respecting the protection
 * of personal information in the private sector) requires its destruction once its purpose is fulfilled. A lead in
 * progress still serves its purpose, so it is kept at least three years even when the site's period is shorter.
 */
export const retentionDaysOf = (stage: LeadStage, siteDays: number): number =>
  stage === 'in_progress' ? Math.max(siteDays, retentionDays.usual) : siteDays;

/**
 * Deletes the leads of every site whose retention period has ended at `now`, and logs the deletion. Returns their
 * number.
 */
export async function deleteExpiredLeads(database: Database, now: Date, logger: Logger): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteBatch(database, now);
    deleted += count;
    if (count < batch) break;
  }
  if (deleted > 0) logger.info({ deleted }, 'Leads were deleted at the end of their retention period');
  return deleted;
}

async function deleteBatch(database: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with expired as (
      select lead.id from lead join site using (microsite_id)
      where last_activity_at < ${now}::timestamptz - make_interval(days =>
        case when stage = 'in_progress' then greatest(lead_retention_days, ${retentionDays.usual}::int) else lead_retention_days end)
      order by last_activity_at limit ${batch} for update of lead skip locked
    ), gone as (
      delete from lead using expired where lead.id = expired.id returning lead.id, microsite_id
    ), noted as (
      insert into lead_deletion (microsite_id, reason, lead_ids)
      select microsite_id, 'retention', array_agg(id) from gone group by microsite_id
    )
    select count(*)::int as count from gone
  `.execute(database);
  return rows[0]?.count ?? 0;
}
