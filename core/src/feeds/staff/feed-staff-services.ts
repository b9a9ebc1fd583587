import { type Expression, type SqlBool, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../db/connect.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import type { JobQueue } from '../../queue/job-queue.ts';
import type { ConnectorServices } from '../connectors/open-connector.ts';
import { type FeedSource, findFeedSource } from '../sources/feed-source.ts';

/** Dependencies of the staff API of sources. The database is the primary, because staff read what they have just changed. */
export interface FeedStaffServices {
  database: Database;
  pool: Pool;
  queue: Pick<JobQueue, 'add'>;
  connector: ConnectorServices;
  now: () => Date;
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns true when the caller works on all of these sites. */
export const coversSites = ({ scope }: Staff, sites: readonly string[]): boolean =>
  scope.kind === 'all' || sites.every((site) => scope.sites.includes(site));

/** Returns the condition on `feed_source` that selects the sources all of whose sites are the caller's. */
export const withinSources = ({ scope }: Staff): Expression<SqlBool> =>
  scope.kind === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`not exists (
        select from jsonb_path_query(feed_source.settings, '$.destinations[*].micrositeIds[*]') as site
        where site #>> '{}' <> all(${scope.sites}::text[]))`;

/** Returns the microsites that a source feeds, each once. */
export const sitesOf = ({ settings }: Pick<FeedSource, 'settings'>): string[] => [
  ...new Set(settings.destinations.flatMap(({ micrositeIds }) => micrositeIds)),
];

/** Returns a source of the caller. Throws the 404 problem for any other, and for one that is being removed. */
export async function requireSource(database: Database, staff: Staff, id: string): Promise<FeedSource> {
  const source = idPattern.test(id) ? await findFeedSource(database, id) : undefined;
  if (!source || source.removed_at !== null || !coversSites(staff, sitesOf(source))) {
    throw new CoreProblem('unknown-source');
  }
  return source;
}
