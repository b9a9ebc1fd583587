/** A map that evicts the least recently used values when their number or their total size exceeds a limit. */
export class SizedStore<Value extends { size: number }> {
  readonly #values = new Map<string, Value>();
  readonly #maxSize: number;
  readonly #maxCount: number;
  #size = 0;

  /** Creates a store; `maxSize` is in bytes, as is the `size` of the values. */
  constructor(maxSize: number, maxCount: number) {
    this.#maxSize = maxSize;
    this.#maxCount = maxCount;
  }

  /** Returns the value and marks it as recently used. */
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

  /** Returns all values with their keys; their order does not change. */
  entries(): Iterable<[string, Value]> {
    return this.#values;
  }

  delete(key: string): void {
    this.#size -= this.#values.get(key)?.size ?? 0;
    this.#values.delete(key);
  }
}
