import type { Locale } from '@vitrine/contract/locale.ts';

/** Cards, of 2 to 4 KB each: enough for what most visitors look at. */
const maxCards = 10_000;

/** Cache of the texts of the cards shown last, by language and uls. The change reader invalidates listings that change. */
export class CardCache {
  // A map stands in the order of its keys' coming, so the one that has not been asked for longest is its first.
  readonly #words = new Map<string, string>();
  /** Grows with every change: what was read under an earlier one may be older than the change, and is not to be kept. */
  edition = 0;

  get(uls: string, locale: Locale): string | undefined {
    const name = `${locale}${uls}`;
    const words = this.#words.get(name);
    if (words === undefined) return undefined;
    this.#words.delete(name);
    this.#words.set(name, words);
    return words;
  }

  /** Keeps what was read while it had that edition. */
  set(words: ReadonlyMap<string, string>, locale: Locale, edition: number): void {
    if (edition !== this.edition) return;
    for (const [uls, text] of words) this.#words.set(`${locale}${uls}`, text);
    for (const [oldest] of this.#words) {
      if (this.#words.size <= maxCards) break;
      this.#words.delete(oldest);
    }
  }

  invalidate(changed: readonly string[]): void {
    this.edition++;
    for (const uls of changed) {
      this.#words.delete(`fr${uls}`);
      this.#words.delete(`en${uls}`);
    }
  }
}
