import type { LeadFilters } from '@vitrine/contract/core/staff-leads.ts';

/** Path of the list of leads in the admin. */
export const leadsPath = '/admin/leads';
export const settingsPath = `${leadsPath}/settings`;
export const leadPath = (id: string): string => `${leadsPath}/${encodeURIComponent(id)}`;

/** Query parameters that filter the list. */
const filterNames = ['site', 'stage', 'status', 'form_type', 'assignee', 'q', 'from', 'to'] as const;
export type ListFilters = Partial<Record<keyof LeadFilters, string>>;

type Query = Record<string, string | string[] | undefined>;
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || undefined;

/** Returns the filters in a query; core ignores invalid values. */
export const readFilters = (query: Query): ListFilters =>
  Object.fromEntries(filterNames.flatMap((name) => (first(query[name]) ? [[name, first(query[name])]] : [])));

/** Returns the pagination cursor in a query. */
export const readCursor = (query: Query): { after?: string; before?: string } => {
  const { after, before } = { after: first(query.after), before: first(query.before) };
  return after ? { after } : before ? { before } : {};
};

/** Returns `?a=b` without empty values, or an empty string. */
export function queryOf(entries: Record<string, string | undefined>): string {
  const query = new URLSearchParams(Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `?${query}` : '';
}
