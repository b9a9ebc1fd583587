import { type ListingFilters, propertiesQuery, readParameters } from '@vitrine/contract/core/properties-query.ts';
import { type Selectable, sql } from 'kysely';
import type { AlertMailTable, AlertMatchKind, AlertMatchTable, AlertTable } from '../db/alert-tables.ts';
import type { Database } from '../db/connect.ts';
import { type CardRow, cardColumns } from '../listings/present-listing.ts';
import { isFound, onSite, orderings } from '../listings/search-query.ts';
import { type AlertMailListing, alertMail } from '../mail/alert-mail.ts';
import { isFinalRefusal } from '../mail/mail-failure.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { alertQuery } from './alert-search.ts';
import { findAlertNames } from './find-alert-names.ts';
import { waitingLimit } from './match-listing-changes.ts';

/** Maximum number of listings in a mail; a link leads to the others. */
const shownLimit = 12;

/** Returns the filters of the alert's search, the same as those behind the link of a mail. */
export const alertFilters = (alert: AlertRow): ListingFilters =>
  propertiesQuery.parse(readParameters(new URLSearchParams(alertQuery(alert))));

type AlertRow = Selectable<AlertTable>;
type MailRow = Selectable<AlertMailTable>;

type Match = Pick<Selectable<AlertMatchTable>, 'listing_key' | 'kind' | 'previous_price'>;

/** The reasons in the order in which a mail shows their listings. */
const order: AlertMatchKind[] = ['new', 'back', 'price', 'sold'];

/** Returns the listings of the mail that the alert still finds or that were sold, ordered by reason, then newest first. */
async function findListings(
  database: Database,
  alert: AlertRow,
  mailId: string,
  now: Date,
): Promise<AlertMailListing[]> {
  const matches = await database
    .selectFrom('alert_match')
    .select(['listing_key', 'kind', 'previous_price'])
    .where('mail_id', '=', mailId)
    .execute();
  const scope = { micrositeId: alert.microsite_id, now };
  const [newest, direction] = orderings.newest;
  const cardsOf = (kinds: readonly AlertMatchKind[]) => {
    const keys = matches.filter(({ kind }) => kinds.includes(kind)).map(({ listing_key }) => listing_key);
    return database
      .selectFrom('listing')
      .select(cardColumns)
      .where('listing_key', '=', sql<string>`any(${keys}::text[])`)
      .orderBy(newest, direction)
      .orderBy('listing_key');
  };
  const offered = await cardsOf(['new', 'back', 'price'])
    .where(isFound(alertFilters(alert), scope))
    .execute();
  const sold = await cardsOf(['sold'])
    .where(sql<boolean>`standard_status = 'Closed'`)
    .where(onSite(alert.microsite_id))
    .execute();
  const byKey = new Map(matches.map((match) => [match.listing_key, match]));
  return [...offered, ...sold]
    .flatMap((row) => mailListings(row, byKey.get(row.listing_key)))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .map(({ row, reason }) => ({ row, reason }));
}

/** Returns the listing with its reason; nothing when its price has returned to the previous one. */
function mailListings(row: CardRow, match: Match | undefined): (AlertMailListing & { kind: AlertMatchKind })[] {
  if (!match) return [];
  const { kind, previous_price } = match;
  if (kind !== 'price' || previous_price === null) return [{ row, kind, reason: kind }];
  if (row.list_price === previous_price) return [];
  return [{ row, kind, reason: row.list_price < previous_price ? 'reduced' : 'price' }];
}

const forget = async (database: Database, mailId: string) => {
  await database.deleteFrom('alert_mail').where('id', '=', mailId).execute();
};

/** Records that a mail has been sent, with its listings. */
const noteSent = (database: Database, { id, alert_id }: MailRow, shown: readonly AlertMailListing[], now: Date) =>
  database.transaction().execute(async (transaction) => {
    await transaction.updateTable('alert_mail').set({ sent_at: now }).where('id', '=', id).execute();
    await transaction.deleteFrom('alert_match').where('mail_id', '=', id).execute();
    await transaction
      .insertInto('alert_sent')
      .values(shown.map(({ row }) => ({ alert_id, listing_key: row.listing_key, sent_at: now })))
      .onConflict((conflict) => conflict.columns(['alert_id', 'listing_key']).doUpdateSet({ sent_at: now }))
      .execute();
    await transaction
      .updateTable('alert')
      .set((alert) => ({ matches: alert('matches', '+', shown.length) }))
      .where('id', '=', alert_id)
      .execute();
  });

/**
 * Sends a mail of an alert, unless it was already sent, the alert is no longer active, or none of its listings is on
 * the market. Rejects when the mail should be retried; a permanent refusal by the mail server is logged and not
 * retried.
 */
export async function deliverAlertMail(services: MailServices, mailId: string, now: Date): Promise<void> {
  const { database, transport, from, assetsUrl } = services;
  const logger = services.logger.child({ mail: mailId });
  const mail = await database.selectFrom('alert_mail').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (!mail || mail.sent_at) return;
  const alert = await database
    .selectFrom('alert')
    .selectAll()
    .where('id', '=', mail.alert_id)
    .executeTakeFirstOrThrow();
  const listings = alert.status === 'active' ? await findListings(database, alert, mailId, now) : [];
  if (listings.length === 0) return forget(database, mailId);
  const site = await database
    .selectFrom('site')
    .select(['name', 'origin', 'postal_address'])
    .where('microsite_id', '=', alert.microsite_id)
    .executeTakeFirstOrThrow();
  const shown = listings.slice(0, shownLimit);
  // Matches beyond the limit are not recorded.
  const isMore = mail.found >= waitingLimit;
  try {
    await transport.send(
      alertMail({
        mailId,
        alert,
        query: alertQuery(alert),
        names: await findAlertNames(database, alert),
        site,
        shown,
        others: listings.length - shown.length,
        isMore,
        from,
        assetsUrl,
        now,
      }),
    );
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    logger.warn({ reason: String(error) }, 'The mail server refuses this mail for good');
    return forget(database, mailId);
  }
  await noteSent(database, mail, shown, now);
  logger.info({ listings: shown.length }, 'A mail of an alert was sent');
}
