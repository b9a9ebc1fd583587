import type { Locale } from '@vitrine/contract/locale.ts';
import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import type { Pool } from 'pg';
import type { Connection } from '../../db/connect.ts';
import { cardTexts } from '../card-text.ts';
import { cardColumns } from '../present-listing.ts';
import type { CardCache } from './card-cache.ts';
import { type CardTexts, readStoredCards, type StoredCard, storedCardColumns, toCardTexts } from './stored-card.ts';

/**
 * Returns the texts of cards in a language, by uls, as members of a JSON object without its braces. Cached cards need
 * no database; listings that are no longer active are left out. Databases are tried in turn; rejects when all are
 * unavailable or the caller has disconnected.
 */
export async function readCards(
  databases: readonly Connection[],
  cache: CardCache,
  keys: readonly string[],
  call: { readonly locale: Locale; readonly signal: AbortSignal },
): Promise<Map<string, string>> {
  const { locale } = call;
  const cards = new Map<string, string>();
  for (const uls of keys) {
    const text = cache.get(uls, locale);
    if (text !== undefined) cards.set(uls, text);
  }
  const missing = keys.filter((uls) => !cards.has(uls));
  if (missing.length === 0) return cards;
  const { edition } = cache;
  const { read, isFirst } = await readFromOne(databases, missing, call.signal);
  // Changes of the other databases are not followed, so their texts are not cached.
  if (isFirst) cache.set(read, edition);
  for (const [uls, texts] of read) cards.set(uls, `${texts[locale]},${texts.images}`);
  return cards;
}

async function readFromOne(
  [first, ...others]: readonly Connection[],
  keys: string[],
  signal: AbortSignal,
): Promise<{ read: Map<string, CardTexts>; isFirst: boolean }> {
  if (!first) throw new Error('There is no database to read cards from.');
  try {
    return { read: await readFrom(first, keys, signal), isFirst: true };
  } catch (error) {
    if (others.length === 0 || signal.aborted || !isDatabaseUnavailable(error)) throw error;
    return { ...(await readFromOne(others, keys, signal)), isFirst: false };
  }
}

async function readFrom({ pool, database }: Connection, keys: string[], signal: AbortSignal) {
  const stored = await storedCards(pool, keys, signal);
  const cards = readStoredCards(stored);
  const stale = stored.flatMap(({ listing_key }) => (cards.has(listing_key) ? [] : listing_key));
  if (stale.length === 0) return cards;
  const rows = await database.selectFrom('listing').select(cardColumns).where('listing_key', 'in', stale).execute();
  for (const row of rows) cards.set(row.listing_key, toCardTexts(cardTexts(row)));
  return cards;
}

async function storedCards(pool: Pool, keys: string[], signal: AbortSignal): Promise<StoredCard[]> {
  signal.throwIfAborted();
  const client = await pool.connect();
  let cancelling: Promise<unknown> | undefined;
  // A caller that has disconnected must not keep the database busy.
  const cancel = () => {
    const { processID } = client as { processID?: number }; // pg sets this property, but its types omit it
    cancelling = pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined);
  };
  try {
    // The caller may have disconnected while waiting for a connection.
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel);
    const { rows } = await client.query<StoredCard>({
      name: 'cards',
      text: `select ${storedCardColumns} from listing where listing_key = any($1) and standard_status = 'Active'`,
      values: [keys],
    });
    return rows;
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancelling;
    client.release();
  }
}
