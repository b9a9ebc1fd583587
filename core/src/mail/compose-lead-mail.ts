import type { Locale } from '@vitrine/contract/locale.ts';
import type { Database } from '../db/connect.ts';
import { findListing } from '../listings/find-listing.ts';
import type { QueueJobs } from '../queue/queues.ts';
import { assignmentMail, brokerMail, coBrokerMail } from './broker-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { findAlertLink } from './find-alert-link.ts';
import type { Lead, LeadSite } from './lead.ts';
import { findLeadListings } from './lead-listings.ts';
import { listingCard } from './listing-card.ts';
import { listingPicture } from './listing-picture.ts';
import type { Mail } from './mail.ts';
import type { MailServices } from './mail-services.ts';
import type { MailListing } from './template/mail-content.ts';

/**
 * Returns the mail of a job; null when there is nothing to send: no address, or an assignment or a broker that no longer exists.
 */
export async function composeLeadMail(
  { database, from, assetsUrl }: Pick<MailServices, 'database' | 'from' | 'assetsUrl'>,
  job: QueueJobs['lead-mail'],
  lead: Lead & { alert_id: string | null },
  site: LeadSite,
): Promise<Mail | null> {
  if (job.kind === 'confirmation') return confirmationMail(lead, site, from, await findAlertLink(database, lead, site));
  const listIn = (locale: Locale) => (lead.fields.listings ? findLeadListings(database, lead, site, locale) : []);
  const listingIn = async (locale: Locale): Promise<MailListing | undefined> => {
    const row = await findListing(database, lead.microsite_id, lead.fields.uls ?? '');
    if (!row) return undefined;
    const picture = listingPicture(row.media, assetsUrl);
    return listingCard(row, { origin: site.origin, locale, now: new Date(), picture });
  };
  if (job.kind === 'broker') {
    const { locale } = lead.recipient;
    return brokerMail(lead, site, from, { listing: await listingIn(locale), list: await listIn(locale) });
  }
  if (job.kind === 'co-broker') {
    const coBroker = await findRecipientBySlug(database, lead.microsite_id, job.occasion);
    if (!coBroker) return null;
    const { locale } = coBroker;
    return coBrokerMail(lead, site, from, { coBroker, listing: await listingIn(locale), list: await listIn(locale) });
  }
  const event = await database
    .selectFrom('lead_event')
    .select(['detail', 'staff_name'])
    .where('id', '=', job.occasion)
    .where('lead_id', '=', lead.id)
    .executeTakeFirst();
  const assignee = event?.detail.to;
  if (!event || typeof assignee !== 'object' || assignee === null) return null;
  const [listing, list] = [await listingIn(assignee.locale), await listIn(assignee.locale)];
  return assignmentMail(lead, site, from, { assignee, by: event.staff_name, occasion: job.occasion, listing, list });
}

const findRecipientBySlug = (database: Database, micrositeId: string, slug: string) =>
  database
    .selectFrom('recipient')
    .select(['type', 'slug', 'name', 'email', 'locale'])
    .where('microsite_id', '=', micrositeId)
    .where('type', '=', 'broker')
    .where('slug', '=', slug)
    .executeTakeFirst();
