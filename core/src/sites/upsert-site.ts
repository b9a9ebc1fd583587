import { type CoreSite, coreSite } from '@vitrine/contract/core/import.ts';
import type { z } from 'zod';
import { connect, type Database } from '../db/connect.ts';
import { hashSiteKey } from './site-key.ts';

/** Inserts or replaces a microsite and all its recipients. Throws on a site that is not valid. */
export async function upsertCoreSite(databaseUrl: string, source: CoreSite): Promise<void> {
  const site = coreSite.parse(source);
  const { database, close } = connect(databaseUrl, { statementTimeout: 10_000, connections: 1 });
  const row = siteRow(site);
  const recipients = site.recipients.map((recipient) => ({ ...recipient, microsite_id: site.micrositeId }));
  try {
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('site')
        .values({ microsite_id: site.micrositeId, ...row })
        .onConflict((conflict) => conflict.column('microsite_id').doUpdateSet(row))
        .execute();
      await transaction.deleteFrom('recipient').where('microsite_id', '=', site.micrositeId).execute();
      if (recipients.length > 0) await transaction.insertInto('recipient').values(recipients).execute();
    });
  } finally {
    await close();
  }
}

/** Adds a site without recipients. Returns false when a site has the id already. */
export async function insertSite(database: Database, source: CoreSite): Promise<boolean> {
  const site = coreSite.parse(source);
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('site')
    .values({ microsite_id: site.micrositeId, ...siteRow(site) })
    .onConflict((conflict) => conflict.column('microsite_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const siteRow = (site: z.output<typeof coreSite>) => ({
  site_key_hash: hashSiteKey(site.siteKey),
  site_type: site.siteType,
  name: JSON.stringify(site.name),
  origin: site.origin,
  postal_address: site.postalAddress ? JSON.stringify(site.postalAddress) : null,
  default_recipient: JSON.stringify(site.defaultRecipient),
  captcha: site.captcha && JSON.stringify(site.captcha),
});
