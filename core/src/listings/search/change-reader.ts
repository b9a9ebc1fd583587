import type { Client } from 'pg';
import { CardCache } from './card-cache.ts';
import { toSearchKey } from './column-encoding.ts';
import type { ListingColumns } from './listing-columns.ts';
import { type SourceRow, sourceColumns, toColumnRow } from './listing-source.ts';
import type { Fence, Loaded } from './load-columns.ts';

/** Listings that are read and put in at once, between two breaths. */
const batchSize = 1000;

type ChangeStatus = { fence: Fence; is_gone: boolean; noted: string; last: string | null };

/**
 * Keeps columns as their database is. Transaction numbers are given at the beginning and seen at the end, so a reader that
 * remembered the last number would miss what was begun before and committed after. This one remembers the oldest transaction
 * that was still under way when it last looked (the fence) and looks again at everything from there on. Reading a listing
 * again does no harm, so it matters little what is read twice.
 */
export class ChangeReader {
  readonly columns: ListingColumns;
  readonly cards = new CardCache();
  #fence: Fence;
  /** Applied changes from the fence on, by `seq`. */
  #applied: Set<string>;
  /** Count and last number of the changes from the fence on, at the last poll: equal values mean that nothing is new. */
  #lastSeen = '';

  constructor({ columns, fence, applied }: Loaded) {
    this.columns = columns;
    this.#fence = fence;
    this.#applied = applied;
  }

  /**
   * Applies what is new; how many listings that were, or `lost` where changes have been removed from the list, or are too
   * many to be on it: then everything has to be loaded anew. Rejects when the connection is lost.
   */
  async catchUp(client: Client): Promise<number | 'lost'> {
    // A floor beyond all transactions is that of another cluster, from which the data was restored: it says nothing of this one.
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
    // Everything before it was over when we looked, and what we have read since was no older.
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
    const { rows } = await client.query<SourceRow>({
      name: 'read-again',
      text: `select ${sourceColumns} from listing where listing_key = any($1) and standard_status = 'Active'`,
      values: [keys],
    });
    const active = new Map(rows.map((row) => [row.listing_key, toColumnRow(this.columns, row)]));
    this.cards.invalidate(keys);
    this.columns.apply(keys.map((key) => ({ key: toSearchKey(key), row: active.get(key) ?? null })));
  }
}
