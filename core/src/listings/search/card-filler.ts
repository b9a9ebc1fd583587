import type { Client } from 'pg';
import type { CardCache } from './card-cache.ts';
import { toUls } from './column-encoding.ts';
import type { ListingColumns } from './listing-columns.ts';
import { readStoredCards, type StoredCard, storedCardColumns } from './stored-card.ts';

/** Number of cards per batch: reading them blocks other calls for some milliseconds. */
const batchSize = 500;

/** Once a process has loaded its columns, fills its cache with as many cards of the newest listings as fit. */
export class CardFiller {
  readonly #columns: ListingColumns;
  readonly #cards: CardCache;
  /** Position in `order` after the next card. Added and removed listings shift positions, so that a few cards may be left out. */
  #end: number;

  constructor(columns: ListingColumns, cards: CardCache) {
    this.#columns = columns;
    this.#cards = cards;
    this.#end = columns.count;
  }

  /**
   * Caches one batch. Returns true while there is more to cache. Must not run at the same time as the change reader, which could
   * then miss that a text of the batch is outdated. Rejects when the connection is lost.
   */
  async fillBatch(client: Client): Promise<boolean> {
    if (this.#end <= 0 || !this.#cards.hasRoom) return false;
    const { order, key } = this.#columns;
    const end = Math.min(this.#end, this.#columns.count);
    this.#end = Math.max(0, end - batchSize);
    const keys = Array.from(order.subarray(this.#end, end), (slot) => toUls(key[slot] ?? 0));
    const { rows } = await client.query<StoredCard>({
      name: 'fill',
      text: `select ${storedCardColumns} from listing where listing_key = any($1) and standard_status = 'Active'`,
      values: [keys.filter((uls) => !this.#cards.has(uls))],
    });
    this.#cards.set(readStoredCards(rows), this.#cards.edition);
    return true;
  }
}
