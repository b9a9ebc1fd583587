import { type LocatedListing, locatedListingsLimit } from '@vitrine/contract/core/located-listings.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { CoreDatabase } from '../db/schema.ts';
import { cardWords } from './present-listing.ts';
import { onSite } from './search-query.ts';
import { searchedText, withoutAccents } from './searched-text.ts';

interface Call {
  micrositeId: string;
  locale: Locale;
  /** Codes of the places in which an address is looked for; none for all. */
  places: readonly string[];
}

const numberPattern = /^\d{4,12}$/;
const postalPattern = /^[a-z]\d[a-z](\d[a-z]\d)?$/;
/** Words that addresses write in several ways or leave out: the name of a street says which one is meant. */
const roadWords = new Set(
  `rue boulevard boul blvd avenue av ave chemin ch rang route rte place pl allee croissant impasse montee cote street st saint sainte ste road rd drive dr lane court crescent
   cres circle terrace way highway hwy de du des la le les l d nord sud est ouest north south east west`.split(/\s+/),
);
const mostWords = 6;
/** Time after which an address is looked for no longer, ms: no index helps, and a visitor who types waits for the answer. */
const timeLimitMs = 400;

const isActive = sql<SqlBool>`standard_status = 'Active'`;

type Condition = (listing: ExpressionBuilder<CoreDatabase, 'listing'>) => Expression<SqlBool>;

/** Returns the condition of what a text names: a listing number, a postal code or its first half, or words of an address. Null for a text that says too little. */
function conditionOf(text: string, places: readonly string[]): Condition | null {
  const words = withoutAccents(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const joined = words.join('');
  // The page of a sold listing stays, and its number leads there.
  if (numberPattern.test(joined) && words.length === 1)
    return (listing) =>
      listing.and([listing('standard_status', 'in', ['Active', 'Closed']), listing('listing_key', '=', joined)]);
  const isIn = places.length > 0 ? sql<SqlBool>`array[municipality_code, borough_code] && ${places}::text[]` : null;
  if (postalPattern.test(joined)) {
    const code = sql<SqlBool>`starts_with(lower(replace(postal_code, ' ', '')), ${joined})`;
    return (listing) => listing.and([isActive, code, ...(isIn ? [isIn] : [])]);
  }
  const names = words.filter((word) => !roadWords.has(word)).slice(0, mostWords);
  if (!names.some((word) => /[a-z]{3}/.test(word))) return null;
  // A space before each word, in place of punctuation: numbers are whole, and names may be begun.
  const address = sql<string>`concat(' ', translate(${searchedText('street_address_fr', 'street_address_en')}, ',-.’''', '     '), ' ')`;
  const found = names.map(
    (word) => sql<SqlBool>`position(${/^\d/.test(word) ? ` ${word} ` : ` ${word}`} in ${address}) > 0`,
  );
  return (listing) => listing.and([isActive, ...found, ...(isIn ? [isIn] : [])]);
}

/** Returns the listings of a site on the market that a text names, and a sold one by its number, the newest first; none for a text that says too little or takes too long. */
export async function locateListings(
  database: Database,
  text: string,
  { micrositeId, locale, places }: Call,
): Promise<LocatedListing[]> {
  const condition = conditionOf(text, places);
  if (!condition) return [];
  const records = await database.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', ${String(timeLimitMs)}, true)`.execute(transaction);
    return transaction
      .selectFrom('listing')
      .selectAll()
      .where(onSite(micrositeId))
      .where(condition)
      .orderBy('on_market_timestamp', 'desc')
      .orderBy('listing_key')
      .limit(locatedListingsLimit)
      .execute()
      .catch((error: unknown) => {
        if (isTimeout(error)) return [];
        throw error;
      });
  });
  return records.map((record) => {
    const { type, address, url } = cardWords(record, locale);
    const { listing_key: uls, latitude, longitude } = record;
    return { uls, type, address, url, coords: latitude === null || longitude === null ? null : [latitude, longitude] };
  });
}

/** `query_canceled` of PostgreSQL. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '57014';
