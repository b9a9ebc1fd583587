import type { StaffSite } from '@vitrine/contract/core/staff-leads.ts';
import type { Database } from '../../db/connect.ts';
import type { Staff } from '../../http/staff.ts';
import { withinSites } from './staff-services.ts';

/** Returns the sites that the caller may see, by id, with their recipients by name. */
export async function findStaffSites(database: Database, staff: Staff): Promise<StaffSite[]> {
  const [sites, recipients] = await Promise.all([
    database
      .selectFrom('site')
      .select(['microsite_id', 'name', 'default_recipient'])
      .where(withinSites(staff))
      .orderBy('microsite_id')
      .execute(),
    database
      .selectFrom('recipient')
      .select(['microsite_id', 'type', 'slug', 'name', 'email', 'locale'])
      .where(withinSites(staff))
      .orderBy('name')
      .execute(),
  ]);
  return sites.map((site) => ({
    ...site,
    recipients: recipients
      .filter(({ microsite_id }) => microsite_id === site.microsite_id)
      .map(({ microsite_id, ...recipient }) => recipient),
  }));
}
