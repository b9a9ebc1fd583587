/** Assigns each text a small number, in order of arrival. Numbers are never freed, because texts are few. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** Hashes by number; equal texts have equal hashes in every process, whatever their number. */
  readonly hashes: number[] = [];

  get size(): number {
    return this.#texts.length;
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#numbers.set(text, number);
    this.#texts.push(text);
    this.hashes.push(hashOf(text));
    return number;
  }

  textOf(number: number): string {
    return this.#texts[number] ?? '';
  }

  /** Returns 1 for each number whose text passes, else 0, so that a scan looks up a number instead of comparing texts. */
  select(passes: (text: string) => boolean): Uint8Array {
    return Uint8Array.from(this.#texts, (text) => (passes(text) ? 1 : 0));
  }
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
