import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CoreEnv } from '../http/core-env.ts';
import { requireStaff } from '../http/require-staff.ts';
import type { CoreDeps } from './core-deps.ts';
import { addStaffConsents } from './staff-consents.ts';
import { addStaffCsv } from './staff-csv.ts';
import { addStaffFeedPeople } from './staff-feed-people.ts';
import { addStaffFeeds } from './staff-feeds.ts';
import { addStaffFigures } from './staff-figures.ts';
import { addStaffLeads } from './staff-leads.ts';
import { addStaffListingSettings } from './staff-listing-settings.ts';
import { addStaffListings } from './staff-listings.ts';
import { addStaffPersons } from './staff-persons.ts';
import { addStaffRecipients } from './staff-recipients.ts';
import { addStaffSellerReports } from './staff-seller-reports.ts';
import { addStaffSites } from './staff-sites.ts';

/** Adds `/api/staff/`, for the admin's server only. Without a key in the environment the routes do not exist. */
export function addStaff(app: OpenAPIHono<CoreEnv>, deps: CoreDeps): void {
  const { staffKey, staffServices, feedStaffServices } = deps;
  if (staffKey === undefined) return;
  app.use('/api/staff/*', requireStaff(staffKey, staffServices.now));
  addStaffLeads(app, staffServices);
  addStaffCsv(app, staffServices);
  addStaffSites(app, staffServices);
  addStaffListingSettings(app, staffServices);
  addStaffListings(app, deps);
  addStaffFigures(app, deps);
  addStaffSellerReports(app, deps);
  addStaffPersons(app, deps);
  addStaffConsents(app, staffServices);
  addStaffRecipients(app, staffServices);
  addStaffFeeds(app, feedStaffServices);
  addStaffFeedPeople(app, feedStaffServices);
}
