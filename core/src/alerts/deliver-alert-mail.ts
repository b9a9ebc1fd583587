import { type ListingFilters, propertiesQuery, readParameters } from '@vitrine/contract/core/properties-query.ts';
import type { Selectable } from 'kysely';
import type { AlertLetterTable, AlertTable } from '../db/alert-tables.ts';
import type { Database } from '../db/connect.ts';
import { type CardRow, cardColumns } from '../listings/present-listing.ts';
import { isFound, orderings } from '../listings/search-query.ts';
import { alertMail } from '../mail/alert-mail.ts';
import { isFinalRefusal } from '../mail/mail-failure.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { alertQuery } from './alert-search.ts';
import { waitingLimit } from './match-listing-changes.ts';

/** Maximum number of listings in a mail; a link leads to the others. */
const shownLimit = 12;

/** Returns the filters of the alert's search, the same as those behind the link of a mail. */
export const alertFilters = (alert: AlertRow): ListingFilters =>
  propertiesQuery.parse(readParameters(new URLSearchParams(alertQuery(alert))));

type AlertRow = Selectable<AlertTable>;
type LetterRow = Selectable<AlertLetterTable>;

/** Returns the cards of those listings of the mail that the alert still finds, newest first. */
function findCards(database: Database, alert: AlertRow, letterId: string, now: Date): Promise<CardRow[]> {
  const [newest, direction] = orderings.newest;
  return database
    .selectFrom('listing')
    .select(cardColumns)
    .where(isFound(alertFilters(alert), { micrositeId: alert.microsite_id, now }))
    .where('listing_key', 'in', (match) =>
      match.selectFrom('alert_match').select('listing_key').where('letter_id', '=', letterId),
    )
    .orderBy(newest, direction)
    .orderBy('listing_key')
    .execute();
}

const forget = async (database: Database, letterId: string) => {
  await database.deleteFrom('alert_letter').where('id', '=', letterId).execute();
};

/** Records that a mail has been sent, with its number of listings. */
const noteSent = (database: Database, { id, alert_id }: LetterRow, shown: number, now: Date) =>
  database.transaction().execute(async (transaction) => {
    await transaction.updateTable('alert_letter').set({ sent_at: now }).where('id', '=', id).execute();
    await transaction.deleteFrom('alert_match').where('letter_id', '=', id).execute();
    await transaction
      .updateTable('alert')
      .set((alert) => ({ matches: alert('matches', '+', shown) }))
      .where('id', '=', alert_id)
      .execute();
  });

/**
 * Sends a mail of an alert, unless it was already sent, the alert is no longer active, or none of its listings is on
 * the market. Rejects when the mail should be retried; a permanent refusal by the mail server is logged and not
 * retried.
 */
export async function deliverAlertMail(services: MailServices, letterId: string, now: Date): Promise<void> {
  const { database, transport, from, assetsUrl } = services;
  const logger = services.logger.child({ mail: letterId });
  const mail = await database.selectFrom('alert_letter').selectAll().where('id', '=', letterId).executeTakeFirst();
  if (!mail || mail.sent_at) return;
  const alert = await database
    .selectFrom('alert')
    .selectAll()
    .where('id', '=', mail.alert_id)
    .executeTakeFirstOrThrow();
  const cards = alert.status === 'active' ? await findCards(database, alert, letterId, now) : [];
  if (cards.length === 0) return forget(database, letterId);
  const site = await database
    .selectFrom('site')
    .select(['name', 'origin', 'postal_address'])
    .where('microsite_id', '=', alert.microsite_id)
    .executeTakeFirstOrThrow();
  const shown = cards.slice(0, shownLimit);
  // Matches beyond the limit are not recorded.
  const isMore = mail.found >= waitingLimit;
  try {
    await transport.send(
      alertMail({
        letterId,
        alert,
        query: alertQuery(alert),
        site,
        shown,
        others: cards.length - shown.length,
        isMore,
        from,
        assetsUrl,
        now,
      }),
    );
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    logger.warn({ reason: String(error) }, 'The mail server refuses this mail for good');
    return forget(database, letterId);
  }
  await noteSent(database, mail, shown.length, now);
  logger.info({ listings: shown.length }, 'A mail of an alert was sent');
}
