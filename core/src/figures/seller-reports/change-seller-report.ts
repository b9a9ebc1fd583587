import { randomBytes } from 'node:crypto';
import type { NewSellerReport, SellerReport, SellerReportStatus } from '@vitrine/contract/core/seller-reports.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { SellerReportTable } from '../../db/figure-tables.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { onSite } from '../../listings/search-query.ts';

export type SellerReportRow = Selectable<SellerReportTable>;

const presentReport = (row: SellerReportRow & { last_sent_at: Date | null }): SellerReport => ({
  id: row.id,
  uls: row.listing_key,
  email: row.email,
  locale: row.locale,
  status: row.status,
  end_reason: row.end_reason,
  consent: row.consent,
  staff: row.staff_name,
  created_at: row.created_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  last_sent_at: row.last_sent_at?.toISOString() ?? null,
});

/** Returns the reports of a listing on a site, the newest first. */
export async function findSellerReports(database: Database, micrositeId: string, uls: string): Promise<SellerReport[]> {
  const rows = await database
    .selectFrom('seller_report')
    .selectAll()
    .select(
      sql<Date | null>`(select max(sent_at) from seller_report_mail where report_id = seller_report.id)`.as(
        'last_sent_at',
      ),
    )
    .where('microsite_id', '=', micrositeId)
    .where('listing_key', '=', uls)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(presentReport);
}

/** Adds a report, which the seller gets from the next Monday on. Throws a problem when the listing is not on the market or the seller gets it already. */
export async function addSellerReport(
  database: Database,
  micrositeId: string,
  { uls, email, locale, consent }: NewSellerReport,
  { staff, now }: { staff: Staff; now: Date },
): Promise<void> {
  const listing = await database
    .selectFrom('listing')
    .select('listing_key')
    .where('listing_key', '=', uls)
    .where('standard_status', '=', 'Active')
    .where(onSite(micrositeId))
    .executeTakeFirst();
  if (!listing) throw new CoreProblem('unknown-listing');
  const added = await database
    .insertInto('seller_report')
    .values({
      ...{ microsite_id: micrositeId, listing_key: uls, token: randomBytes(32).toString('base64url') },
      ...{ email, locale, consent, staff_id: staff.id, staff_name: staff.name, created_at: now, follows_from: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new CoreProblem('report-exists');
}

/** Pauses, resumes or ends a report for staff, and returns it. Throws the 404 problem, and the 409 one for a report that has ended. */
export async function changeSellerReport(
  database: Database,
  micrositeId: string,
  id: string,
  { status, now }: { status: SellerReportStatus; now: Date },
): Promise<SellerReportRow> {
  const report = await findReport(database, micrositeId, { id });
  if (report.status === 'ended') throw new CoreProblem('report-fixed');
  if (status === report.status) return report;
  if (status === 'ended') return endReport(database, report, 'staff', now);
  return database
    .updateTable('seller_report')
    .set({ status, ...(status === 'active' && { follows_from: now }) })
    .where('id', '=', report.id)
    .where('status', '<>', 'ended')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends a report for good. Does nothing when it has already ended. */
export async function endReport(
  database: Database,
  report: SellerReportRow,
  reason: NonNullable<SellerReportRow['end_reason']>,
  now: Date,
): Promise<SellerReportRow> {
  await database
    .updateTable('seller_report')
    .set({ status: 'ended', end_reason: reason, ended_at: now })
    .where('id', '=', report.id)
    .where('status', '<>', 'ended')
    .execute();
  return findReport(database, report.microsite_id, report);
}

/** Returns a report of a site by its id or its token. Throws the 404 problem. */
export async function findReport(
  database: Database,
  micrositeId: string,
  key: { id: string } | { token: string },
): Promise<SellerReportRow> {
  const report = await database
    .selectFrom('seller_report')
    .selectAll()
    .where('microsite_id', '=', micrositeId)
    .where((is) => ('id' in key ? is(sql`id::text`, '=', key.id) : is('token', '=', key.token)))
    .executeTakeFirst();
  if (!report) throw new CoreProblem('unknown-report');
  return report;
}
