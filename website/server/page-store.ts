/** A map that forgets what was not asked for the longest, once its values are too many or too large together. */
export class PageStore<Value extends { size: number }> {
  readonly #values = new Map<string, Value>();
  readonly #maxSize: number;
  readonly #maxCount: number;
  #size = 0;

  /** `maxSize` in bytes, as the values give theirs in `size`. */
  constructor(maxSize: number, maxCount: number) {
    this.#maxSize = maxSize;
    this.#maxCount = maxCount;
  }

  /** The value, which counts as asked for now. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    if (value.size > this.#maxSize) return;
    this.#values.set(key, value);
    this.#size += value.size;
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#maxSize && this.#values.size <= this.#maxCount) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#size -= this.#values.get(key)?.size ?? 0;
    this.#values.delete(key);
  }
}
