import { type RecipientType, recipientTypes } from '@vitrine/contract/core/contact.ts';
import type { Database } from '../db/connect.ts';
import type { LeadRecipient } from '../db/schema.ts';
import { findListing } from '../listings/find-listing.ts';
import type { Site } from '../sites/find-site.ts';
import { brokersOf } from './find-co-brokers.ts';

interface Wanted {
  recipient_type?: string | undefined;
  recipient_slug?: string | undefined;
  /** The listing that the message is about. */
  uls?: string | undefined;
}

const isRecipientType = (type: string | undefined): type is RecipientType =>
  recipientTypes.some((known) => known === type);

/**
 * Returns the recipient of a lead: the one that the message names, else the first broker of its listing whom the site has, else on an
 * agency's site the office of its listing, else the site's default recipient, so that a wrong slug loses no message. A type
 * alone suffices when the site has only one recipient of that type.
 */
export async function resolveRecipient(database: Database, site: Site, wanted: Wanted): Promise<LeadRecipient> {
  const { recipient_type: type, recipient_slug: slug, uls } = wanted;
  const named = isRecipientType(type)
    ? await findRecipient(database, site, { type, ...(slug && { slug }) })
    : undefined;
  if (named) return named;
  const listing = uls ? await findListing(database, site.microsite_id, uls) : undefined;
  if (!listing) return defaultOf(database, site);
  const broker = await findFirst(database, site, 'broker', brokersOf(listing));
  if (broker) return broker;
  const offices = site.site_type === 'agency' ? [listing.office_key, ...listing.co_office_keys] : [];
  return (await findFirst(database, site, 'office', offices)) ?? defaultOf(database, site);
}

/** Returns the recipient of the first of the slugs that the site has. */
async function findFirst(
  database: Database,
  site: Site,
  type: RecipientType,
  slugs: readonly (string | null)[],
): Promise<LeadRecipient | undefined> {
  for (const slug of slugs) {
    const found = slug && (await findRecipient(database, site, { type, slug }));
    if (found) return found;
  }
  return undefined;
}

interface Description {
  type: RecipientType;
  slug?: string;
  email?: string;
}

/** Returns the only recipient that matches; undefined when there are none or several. */
async function findRecipient(
  database: Database,
  { microsite_id }: Site,
  { type, slug, email }: Description,
): Promise<LeadRecipient | undefined> {
  const query = database
    .selectFrom('recipient')
    .select(['type', 'slug', 'name', 'email', 'locale'])
    .where('microsite_id', '=', microsite_id)
    .where('type', '=', type)
    .limit(2);
  const ofSlug = slug === undefined ? query : query.where('slug', '=', slug);
  const [found, another] = await (email === undefined ? ofSlug : ofSlug.where('email', '=', email)).execute();
  return another ? undefined : found;
}

/**
 * Returns the site's default recipient. On a broker's own site that is the broker with the default recipient's address,
 * if there is one.
 */
async function defaultOf(database: Database, site: Site): Promise<LeadRecipient> {
  const { email } = site.default_recipient;
  const broker = site.site_type === 'broker' && (await findRecipient(database, site, { type: 'broker', email }));
  return broker || site.default_recipient;
}
