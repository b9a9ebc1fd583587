import { type Kysely, sql } from 'kysely';
import { shownColumns, staleCardTrigger } from './0017-listing-attribution.ts';

/** Columns that a card showed before this migration. */
const earlierColumns = [...shownColumns, 'attribution'];

/** Marks a card as stale when its open houses change too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop trigger listing_card on listing').execute(db);
  await sql.raw(staleCardTrigger([...earlierColumns, 'open_houses'])).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop trigger listing_card on listing').execute(db);
  await sql.raw(staleCardTrigger(earlierColumns)).execute(db);
}
