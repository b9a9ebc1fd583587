import type { Client } from 'pg';
import { CardCache } from './card-cache.ts';
import { CardFiller } from './card-filler.ts';
import { toSearchKey } from './column-encoding.ts';
import type { ListingColumns } from './listing-columns.ts';
import { type SourceRow, sourceColumns, toColumnRow } from './listing-source.ts';
import type { Fence, Loaded } from './load-columns.ts';
import { readStoredCards, type StoredCard, storedCardColumns } from './stored-card.ts';

/** Maximum number of listings that are read and applied without yielding to other work. */
const batchSize = 1000;

interface ChangeStatus {
  fence: Fence;
  is_gone: boolean;
  noted: string;
  last: string | null;
}

/**
 * Keeps columns in sync with their database. Transaction numbers are assigned at the beginning and become visible at
 * the commit, so a reader that stored the last number would miss transactions that began before and committed after it.
 * This reader stores the oldest transaction that was still running at its last poll (the fence) and rereads all changes
 * from there on. Applying a listing twice is harmless.
 */
export class ChangeReader {
  readonly columns: ListingColumns;
  readonly cards = new CardCache();
  readonly #filler: CardFiller;
  #fence: Fence;
  /** Applied changes from the fence on, by `seq`. */
  #applied: Set<string>;
  /** Count and last number of the changes from the fence on, at the last poll: equal values mean that nothing is new. */
  #lastSeen = '';

  constructor({ columns, fence, applied }: Loaded) {
    this.columns = columns;
    this.#fence = fence;
    this.#applied = applied;
    this.#filler = new CardFiller(columns, this.cards);
  }

  /** Caches the next cards. Returns true while there are more. Rejects when the connection is lost. */
  fillCards(client: Client): Promise<boolean> {
    return this.#filler.fillBatch(client);
  }

  /**
   * Applies new changes and returns the number of listings; `lost` when changes have been removed from the list or were
   * too many for it, so that everything must be reloaded. Rejects when the connection is lost.
   */
  async catchUp(client: Client): Promise<number | 'lost'> {
    // A floor beyond all transactions comes from another cluster, from which the data was restored, and is ignored.
    const { rows } = await client.query<ChangeStatus>({
      name: 'look',
      text: `select pg_snapshot_xmin(pg_current_snapshot())::text as fence,
               (select tx >= $1::xid8 and tx < pg_snapshot_xmax(pg_current_snapshot()) from listing_change_floor) as is_gone,
               count(*) as noted, max(seq) as last
             from listing_change where tx >= $1::xid8`,
      values: [this.#fence],
    });
    const status = rows[0];
    if (!status || status.is_gone) return 'lost';
    const seen = `${this.#fence} ${status.noted} ${status.last}`;
    const isNew = status.noted !== '0' && seen !== this.#lastSeen;
    const count = isNew ? await this.#applyNoted(client) : 0;
    this.#lastSeen = seen;
    // All transactions before it had ended at the poll, and their changes have been read since.
    this.#fence = status.fence;
    return count;
  }

  async #applyNoted(client: Client): Promise<number | 'lost'> {
    const { rows } = await client.query<{ seq: string; listing_key: string | null }>({
      name: 'changes',
      text: 'select seq, listing_key from listing_change where tx >= $1::xid8 order by seq',
      values: [this.#fence],
    });
    const news = rows.filter(({ seq }) => !this.#applied.has(seq));
    this.#applied = this.#applied.intersection(new Set(rows.map(({ seq }) => seq)));
    if (news.some(({ listing_key }) => listing_key === null)) return 'lost';
    const keys = [...new Set(news.flatMap(({ listing_key }) => listing_key ?? []))];
    for (let start = 0; start < keys.length; start += batchSize) {
      await this.#readAgain(client, keys.slice(start, start + batchSize));
    }
    for (const { seq } of news) this.#applied.add(seq);
    return keys.length;
  }

  async #readAgain(client: Client, keys: string[]): Promise<void> {
    const { rows } = await client.query<SourceRow & StoredCard>({
      name: 'read-again',
      text: `select ${sourceColumns}, ${storedCardColumns} from listing
             where listing_key = any($1) and standard_status = 'Active'`,
      values: [keys],
    });
    const active = new Map(rows.map((row) => [row.listing_key, toColumnRow(this.columns, row)]));
    this.cards.replace(keys, readStoredCards(rows));
    this.columns.apply(keys.map((key) => ({ key: toSearchKey(key), row: active.get(key) ?? null })));
  }
}
