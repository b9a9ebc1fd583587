import { type Expression, type SqlBool, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import type { Staff } from '../../http/staff.ts';
import type { JobQueue } from '../../queue/job-queue.ts';
import type { PrivateHosts } from '../../webhooks/webhook-address.ts';

/** Dependencies of the staff API. The database is the primary, because staff read what they have just changed. */
export interface StaffServices {
  database: Database;
  /** Database of the reports to sources of listings. */
  reportDatabase: Database;
  queue: JobQueue;
  /** Private hosts to which webhooks may be sent. */
  privateHosts: PrivateHosts;
  now: () => Date;
  logger: Logger;
}

/** Returns the condition on `microsite_id` that selects the sites of a member of the staff. */
export const withinSites = ({ scope }: Staff): Expression<SqlBool> =>
  scope.kind === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`microsite_id = any(${scope.sites}::text[])`;

/** True when the caller may edit and delete a note: its author and administrators, who see all sites. */
export const mayChangeNote = ({ id, scope }: Staff, note: { staff_id: string }): boolean =>
  scope.kind === 'all' || note.staff_id === id;

/** Shape of a lead's id; PostgreSQL refuses to compare any other text with a UUID. */
export const leadIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
