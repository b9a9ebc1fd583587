import { type SqlBool, sql } from 'kysely';

/**
 * Cursor in the list, newest first: the moment in microseconds, which a Date would round, and the id as tie-breaker.
 */
const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The moment of a row in the format of a cursor. */
export const cursorMoment = sql<string>`to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const cursorOf = (row: { moment: string; id: string }): string => `${row.moment}_${row.id}`;

/** True when the moment exists; PostgreSQL refuses a 30th of February and the year 0. */
const isMoment = (moment: string): boolean => {
  const date = new Date(moment);
  return moment >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 23) === moment.slice(0, 23);
};

/** Returns the condition that selects the rows on one side of a cursor; undefined when the text is not a cursor. */
export function cursorCondition(cursor: string | undefined, side: 'older' | 'newer') {
  const [, moment, id] = cursorPattern.exec(cursor ?? '') ?? [];
  if (!moment || !id || !isMoment(moment)) return undefined;
  const comparison = side === 'older' ? sql`<` : sql`>`;
  return sql<SqlBool>`(created_at, id) ${comparison} (${moment}::timestamptz, ${id}::uuid)`;
}
