import type { Database } from '../db/connect.ts';
import type { LeadRecipient } from '../db/schema.ts';
import { findListing, type ListingRecord } from '../listings/find-listing.ts';

/** The fields of a lead that determine its other recipients. */
export interface CoBrokerLead {
  microsite_id: string;
  fields: Record<string, string>;
  recipient: LeadRecipient;
}

export type CoBroker = LeadRecipient & { slug: string };

/** Returns the slugs of all brokers of a listing, the first one first. */
export const brokersOf = ({
  agent_key,
  co_agent_keys,
}: Pick<ListingRecord, 'agent_key' | 'co_agent_keys'>): string[] =>
  agent_key === null ? co_agent_keys : [agent_key, ...co_agent_keys];

/**
 * Returns the brokers of the site who share the listing of a lead with the broker who receives it. Nobody is returned twice, or with the address of the
 * recipient; none for a lead to somebody who is no broker of the listing.
 */
export async function findCoBrokers(
  database: Database,
  { microsite_id, fields, recipient }: CoBrokerLead,
): Promise<CoBroker[]> {
  if (recipient.type !== 'broker' || !fields.uls) return [];
  const listing = await findListing(database, microsite_id, fields.uls);
  const slugs = listing ? brokersOf(listing) : [];
  if (!slugs.some((slug) => slug === recipient.slug)) return [];
  const brokers = await database
    .selectFrom('recipient')
    .select(['type', 'slug', 'name', 'email', 'locale'])
    .where('microsite_id', '=', microsite_id)
    .where('type', '=', 'broker')
    .where('slug', 'in', slugs)
    .execute();
  const inOrder = brokers.sort((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
  const told = new Set([recipient.email.toLowerCase()]);
  return inOrder.filter(({ email }) => {
    const address = email.toLowerCase();
    const isNew = !told.has(address);
    told.add(address);
    return isNew;
  });
}
