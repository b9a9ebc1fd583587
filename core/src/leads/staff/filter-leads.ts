import type { LeadFilters } from '@vitrine/contract/core/staff-leads.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Staff } from '../../http/staff.ts';
import { withinSites } from './staff-services.ts';

/** Time zone of the days in filters: the sites are in Québec. */
export const leadTimeZone = 'America/Toronto';

/** Current recipient of a lead. */
export const currentAssignee = sql`coalesce(assigned_to, recipient)`;

/** Returns a `like` pattern for each word, normalised like `lead.search_text`. */
const patternsOf = (words: string): string[] =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

function assignedTo(assignee: string): Expression<SqlBool> {
  if (assignee === 'default') return sql<SqlBool>`${currentAssignee}->>'type' is null`;
  const [type, ...slug] = assignee.split('/');
  return sql<SqlBool>`${currentAssignee}->>'type' = ${type} and ${currentAssignee}->>'slug' = ${slug.join('/')}`;
}

/** Returns the midnight at which a day begins, or `plus` days later. */
const midnight = (day: string, plus = 0) =>
  sql`((${day}::date + ${plus}::int)::timestamp at time zone ${leadTimeZone})`;

/** Returns the conditions that list, count and CSV share; they select leads of the caller's sites only. */
export function leadConditions(staff: Staff, filters: LeadFilters): Expression<SqlBool>[] {
  const { site, stage, status, form_type, assignee, q, from, to } = filters;
  return [
    withinSites(staff),
    site && sql<SqlBool>`microsite_id = ${site}`,
    stage && sql<SqlBool>`stage = ${stage}`,
    status && sql<SqlBool>`status = ${status}`,
    form_type && sql<SqlBool>`form_type = ${form_type}`,
    assignee && assignedTo(assignee),
    from && sql<SqlBool>`created_at >= ${midnight(from)}`,
    to && sql<SqlBool>`created_at < ${midnight(to, 1)}`,
    ...patternsOf(q ?? '').map((pattern) => sql<SqlBool>`search_text like ${pattern}`),
  ].filter((condition): condition is Exclude<typeof condition, undefined | ''> => Boolean(condition));
}
