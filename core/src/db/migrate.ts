import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connect } from './connect.ts';
import * as listingsAndLeads from './migrations/0001-listings-and-leads.ts';
import * as offMarket from './migrations/0003-off-market.ts';
import * as search from './migrations/0004-search.ts';
import * as soldListings from './migrations/0005-sold-listings.ts';
import * as nearby from './migrations/0006-nearby.ts';
import * as leadConsent from './migrations/0007-lead-consent.ts';
import * as webhooks from './migrations/0008-webhooks.ts';
import * as leadDesk from './migrations/0009-lead-desk.ts';
import * as alerts from './migrations/0010-alerts.ts';
import * as listingsWithoutPlace from './migrations/0011-listings-without-place.ts';
import * as postalAddress from './migrations/0012-postal-address.ts';
import * as feeds from './migrations/0013-feeds.ts';
import * as listingLife from './migrations/0014-listing-life.ts';
import * as pricesAndRelists from './migrations/0015-price-history-and-relists.ts';
import * as feedStaff from './migrations/0016-feed-staff.ts';
import * as listingAttribution from './migrations/0017-listing-attribution.ts';
import * as feedMemberEmail from './migrations/0018-feed-member-email.ts';
import * as listingChangesByTime from './migrations/0019-listing-changes-by-time.ts';
import * as feedPhotos from './migrations/0020-feed-photos.ts';
import * as feedReports from './migrations/0021-feed-reports.ts';
import * as feedPhotoPause from './migrations/0022-feed-photo-pause.ts';
import * as feedPeople from './migrations/0023-feed-people.ts';
import * as openHousesOfCards from './migrations/0024-open-houses-of-cards.ts';
import * as leadReports from './migrations/0025-lead-reports.ts';
import * as leadAnalyticsConsent from './migrations/0026-lead-analytics-consent.ts';
import * as leadsWithoutCaptcha from './migrations/0027-leads-without-captcha.ts';
import * as mailNames from './migrations/0028-mail-names.ts';
import * as doubtfulRuns from './migrations/0029-doubtful-runs.ts';
import * as listingDetails from './migrations/0030-listing-details.ts';
import * as recipientLicences from './migrations/0031-recipient-licences.ts';
import * as feedPartsAndCoBrokers from './migrations/0032-feed-parts-and-co-brokers.ts';
import * as refusedLists from './migrations/0033-refused-lists.ts';
import * as runListings from './migrations/0034-run-listings.ts';
import * as leadNotes from './migrations/0035-lead-notes.ts';
import * as memberLicences from './migrations/0036-member-licences.ts';
import * as reasonsAsCodes from './migrations/0037-reasons-as-codes.ts';
import * as priceReductions from './migrations/0038-price-reductions.ts';
import * as doorsOfSources from './migrations/0039-doors-of-sources.ts';
import * as boroughsAndCoBrokers from './migrations/0040-boroughs-and-co-brokers.ts';
import * as floorPlans from './migrations/0041-floor-plans.ts';
import * as drawnAreas from './migrations/0042-drawn-areas.ts';
import * as listingFacts from './migrations/0043-listing-facts.ts';
import * as figures from './migrations/0044-figures.ts';
import * as personsAndConsents from './migrations/0046-persons-and-consents.ts';
import * as retentionRuns from './migrations/0047-retention-runs.ts';

/** Migrations of schema `core` in their order. */
export const migrations = {
  '0001-listings-and-leads': listingsAndLeads,
  '0003-off-market': offMarket,
  '0004-search': search,
  '0005-sold-listings': soldListings,
  '0006-nearby': nearby,
  '0007-lead-consent': leadConsent,
  '0008-webhooks': webhooks,
  '0009-lead-desk': leadDesk,
  '0010-alerts': alerts,
  '0011-listings-without-place': listingsWithoutPlace,
  '0012-postal-address': postalAddress,
  '0013-feeds': feeds,
  '0014-listing-life': listingLife,
  '0015-price-history-and-relists': pricesAndRelists,
  '0016-feed-staff': feedStaff,
  '0017-listing-attribution': listingAttribution,
  '0018-feed-member-email': feedMemberEmail,
  '0019-listing-changes-by-time': listingChangesByTime,
  '0020-feed-photos': feedPhotos,
  '0021-feed-reports': feedReports,
  '0022-feed-photo-pause': feedPhotoPause,
  '0023-feed-people': feedPeople,
  '0024-open-houses-of-cards': openHousesOfCards,
  '0025-lead-reports': leadReports,
  '0026-lead-analytics-consent': leadAnalyticsConsent,
  '0027-leads-without-captcha': leadsWithoutCaptcha,
  '0028-mail-names': mailNames,
  '0029-doubtful-runs': doubtfulRuns,
  '0030-listing-details': listingDetails,
  '0031-recipient-licences': recipientLicences,
  '0032-feed-parts-and-co-brokers': feedPartsAndCoBrokers,
  '0033-refused-lists': refusedLists,
  '0034-run-listings': runListings,
  '0035-lead-notes': leadNotes,
  '0036-member-licences': memberLicences,
  '0037-reasons-as-codes': reasonsAsCodes,
  '0038-price-reductions': priceReductions,
  '0039-doors-of-sources': doorsOfSources,
  '0040-boroughs-and-co-brokers': boroughsAndCoBrokers,
  '0041-floor-plans': floorPlans,
  '0042-drawn-areas': drawnAreas,
  '0043-listing-facts': listingFacts,
  '0044-figures': figures,
  '0046-persons-and-consents': personsAndConsents,
  '0047-retention-runs': retentionRuns,
};

/** Applies the migrations of schema `core`. Several processes may run it at once, and again; throws the error of a migration. */
export async function migrateSchema(databaseUrl: string): Promise<void> {
  const { database, close } = connect(databaseUrl, { statementTimeout: 0, connections: 2 });
  try {
    // Even "if not exists" fails when two processes create the schema at the same moment.
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('vitrine core schema'))`.execute(transaction);
      await sql`create schema if not exists core`.execute(transaction);
    });
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: async () => migrations },
      migrationTableSchema: 'core',
      // Migrations from parallel branches are independent of each other, and a database may have applied a later one
      // first.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await close();
  }
}
