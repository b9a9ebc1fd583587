import type { SourceMatch, SourceMatchRemoval } from '@vitrine/contract/core/staff-feed-people.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { refreshMatches } from '../people/people-matches.ts';
import type { FeedSource } from '../sources/feed-source.ts';
import { type FeedStaffServices, requireSource, sitesOf } from './feed-staff-services.ts';
import { withClient } from './find-people.ts';

/** Returns the source of a decision. Throws the 404 problem for a source that is not the caller's, and for a site that it does not feed. */
async function requireSite({ database }: FeedStaffServices, staff: Staff, id: string, micrositeId: string) {
  const source = await requireSource(database, staff, id);
  if (!sitesOf(source).includes(micrositeId)) throw new CoreProblem('unknown-site');
  return source;
}

/** Stores the decision of staff on a person of a source, in place of an earlier one. Returns the number of listings that it changed. */
export async function saveMatch(
  services: FeedStaffServices,
  staff: Staff,
  id: string,
  { resource, key, microsite_id, slug }: SourceMatch,
): Promise<number> {
  const source = await requireSite(services, staff, id, microsite_id);
  await services.database
    .insertInto('feed_match')
    .values({ source_id: id, resource, key, microsite_id, slug, staff_name: staff.name })
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'resource', 'key', 'microsite_id']).doUpdateSet({ slug, staff_name: staff.name }),
    )
    .execute();
  return refresh(services, source, resource);
}

/** Deletes the decision of staff on a person of a source. Returns the number of listings that it changed. */
export async function removeMatch(
  services: FeedStaffServices,
  staff: Staff,
  id: string,
  { resource, key, microsite_id }: SourceMatchRemoval,
): Promise<number> {
  const source = await requireSite(services, staff, id, microsite_id);
  await services.database
    .deleteFrom('feed_match')
    .where('source_id', '=', id)
    .where('resource', '=', resource)
    .where('key', '=', key)
    .where('microsite_id', '=', microsite_id)
    .execute();
  return refresh(services, source, resource);
}

const refresh = (services: FeedStaffServices, source: FeedSource, resource: SourceMatch['resource']) =>
  withClient(services, (client) => refreshMatches(client, source, resource));
