import type { Locale } from '@vitrine/contract/locale.ts';

/** Maximum number of cached cards, of 2 to 4 KB each. */
const maxCards = 10_000;

/** Cache of the texts of the cards shown last, by language and uls. The change reader invalidates listings that change. */
export class CardCache {
  // A Map iterates in order of insertion, so the least recently used entry is its first.
  readonly #words = new Map<string, string>();
  /** Increases with every change: texts read under an earlier edition may be outdated and must not be cached. */
  edition = 0;

  get(uls: string, locale: Locale): string | undefined {
    const name = `${locale}${uls}`;
    const words = this.#words.get(name);
    if (words === undefined) return undefined;
    this.#words.delete(name);
    this.#words.set(name, words);
    return words;
  }

  /** Caches texts that were read under `edition`. */
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
