import { type LeadStage, retentionDays } from '@vitrine/contract/core/staff-leads.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import { daysBefore, recordRetention } from '../retention/record-retention.ts';

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
  const bySite = new Map<string, number>();
  for (;;) {
    const gone = await deleteBatch(database, now);
    for (const { microsite_id, count } of gone) bySite.set(microsite_id, (bySite.get(microsite_id) ?? 0) + count);
    const count = gone.reduce((sum, site) => sum + site.count, 0);
    deleted += count;
    if (count < batch) break;
  }
  const sites = await database.selectFrom('site').select(['microsite_id', 'lead_retention_days as days']).execute();
  for (const { microsite_id, days } of sites)
    await recordRetention(database, {
      ...{
        kind: 'messages',
        microsite_id,
        before: daysBefore(now, days),
        deleted: bySite.get(microsite_id) ?? 0,
        at: now,
      },
    });
  if (deleted > 0) logger.info({ deleted }, 'Leads were deleted at the end of their retention period');
  return deleted;
}

/** Deletes some expired leads, and returns how many of each site. */
async function deleteBatch(database: Database, now: Date) {
  const { rows } = await sql<{ microsite_id: string; count: number }>`
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
    select microsite_id, count(*)::int as count from gone group by microsite_id
  `.execute(database);
  return rows;
}
