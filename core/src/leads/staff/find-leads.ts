import type { LeadCounts, LeadList, LeadSummary, leadListQuery } from '@vitrine/contract/core/staff-leads.ts';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { CoreDatabase } from '../../db/schema.ts';
import type { Staff } from '../../http/staff.ts';
import { leadConditions } from './filter-leads.ts';
import { cursorCondition, cursorMoment, cursorOf } from './lead-cursor.ts';
import { withinSites } from './staff-services.ts';

type Row = Pick<
  Selectable<CoreDatabase['lead']>,
  | 'id'
  | 'microsite_id'
  | 'form_type'
  | 'locale'
  | 'status'
  | 'stage'
  | 'fields'
  | 'recipient'
  | 'assigned_to'
  | 'created_at'
>;

/** Returns a lead as the list shows it. */
export function summaryOf({ fields, created_at, ...row }: Row): LeadSummary {
  const { id, microsite_id, form_type, locale, status, stage, recipient, assigned_to } = row;
  const name = [fields.first_name, fields.last_name].filter(Boolean).join(' ');
  const contact = { name, email: fields.email ?? '', phone: fields.phone ?? '' };
  const state = { form_type, locale, status, stage, recipient, assigned_to };
  return { id, microsite_id, ...state, ...contact, created_at: created_at.toISOString() };
}

const columns = [
  'id',
  'microsite_id',
  'form_type',
  'locale',
  'status',
  'stage',
  'fields',
  'recipient',
  'assigned_to',
  'created_at',
] as const;

type Query = z.output<typeof leadListQuery>;

/**
 * Returns a page of leads, newest first. A page begins after a lead (`after`) or ends before one (`before`) instead of
 * using an offset, so that new leads neither repeat nor hide one.
 */
export async function findLeads(database: Database, staff: Staff, query: Query): Promise<LeadList> {
  const older = cursorCondition(query.after, 'older');
  const newer = older ? undefined : cursorCondition(query.before, 'newer');
  const where = leadConditions(staff, query);
  const direction = newer ? 'asc' : 'desc';
  const wanted = [...where, ...[older ?? newer].filter((condition) => condition !== undefined)];
  const [rows, { total }] = await Promise.all([
    database
      .selectFrom('lead')
      .select([...columns, cursorMoment.as('moment')])
      .where((is) => is.and(wanted))
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(query.limit + 1)
      .execute(),
    database
      .selectFrom('lead')
      .select(sql<number>`count(*)::int`.as('total'))
      .where((is) => is.and(where))
      .executeTakeFirstOrThrow(),
  ]);
  const hasMore = rows.length > query.limit;
  // At the top a page may be short: the first page is returned instead.
  if (newer && !hasMore) return findLeads(database, staff, { ...query, before: undefined });
  const page = rows.slice(0, query.limit);
  if (newer) page.reverse();
  const [first, last] = [page.at(0), page.at(-1)];
  return {
    leads: page.map(summaryOf),
    total,
    next: last && (newer || hasMore) ? cursorOf(last) : null,
    previous: first && (newer || older) ? cursorOf(first) : null,
  };
}

/** Returns the number of leads in each stage on the caller's sites; quarantined leads are counted apart. */
export async function countLeads(database: Database, staff: Staff): Promise<LeadCounts> {
  const rows = await database
    .selectFrom('lead')
    .select(['status', 'stage', sql<number>`count(*)::int`.as('count')])
    .where(withinSites(staff))
    .groupBy(['status', 'stage'])
    .execute();
  const counts: LeadCounts = { new: 0, in_progress: 0, closed: 0, quarantined: 0 };
  for (const { status, stage, count } of rows) counts[status === 'quarantined' ? status : stage] += count;
  return counts;
}
