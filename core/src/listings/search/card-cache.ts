import type { Locale } from '@vitrine/contract/locale.ts';
import type { CardTexts } from './stored-card.ts';

interface Entry extends CardTexts {
  wasUsed: boolean;
}

const sizeOf = ({ fr, en, images }: CardTexts) => fr.length + en.length + images.length;

/**
 * Cache of the texts of cards by uls, which the change reader keeps current. Beyond its capacity the oldest entry that was not
 * used is evicted (https://en.wikipedia.org/wiki/Page_replacement_algorithm#Second-chance).
 */
export class CardCache {
  // A Map iterates in order of insertion, so the oldest entry is its first.
  readonly #entries = new Map<string, Entry>();
  readonly #capacity: number;
  #size = 0;
  /** Increases with every change: texts read under an earlier edition may be outdated and must not be cached. */
  edition = 0;

  /** `capacity` is in characters, most of which take a byte. */
  constructor(capacity = 100_000_000) {
    this.#capacity = capacity;
  }

  /** True while the cache is less than nine tenths full. */
  get hasRoom(): boolean {
    return this.#size < 0.9 * this.#capacity;
  }

  has(uls: string): boolean {
    return this.#entries.has(uls);
  }

  /** Returns the members of a card in a language, as text of a JSON object without its braces. */
  get(uls: string, locale: Locale): string | undefined {
    const entry = this.#entries.get(uls);
    if (!entry) return undefined;
    entry.wasUsed = true;
    return `${entry[locale]},${entry.images}`;
  }

  /** Caches texts that were read under `edition`. */
  set(cards: ReadonlyMap<string, CardTexts>, edition: number): void {
    if (edition !== this.edition) return;
    for (const [uls, texts] of cards) {
      this.#delete(uls);
      this.#entries.set(uls, { ...texts, wasUsed: false });
      this.#size += sizeOf(texts);
    }
    this.#evict();
  }

  /** Replaces the texts of listings that have changed; without texts they are no longer cached. */
  replace(changed: readonly string[], cards: ReadonlyMap<string, CardTexts>): void {
    this.edition++;
    for (const uls of changed) this.#delete(uls);
    this.set(cards, this.edition);
  }

  #delete(uls: string): void {
    const entry = this.#entries.get(uls);
    if (!entry) return;
    this.#size -= sizeOf(entry);
    this.#entries.delete(uls);
  }

  #evict(): void {
    for (const [uls, entry] of this.#entries) {
      if (this.#size <= this.#capacity) break;
      this.#delete(uls);
      // A second chance: the entry becomes the newest.
      if (entry.wasUsed) {
        this.#entries.set(uls, { ...entry, wasUsed: false });
        this.#size += sizeOf(entry);
      }
    }
  }
}
