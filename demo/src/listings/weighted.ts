/** Chooses values by weight with a binary search: `pick(0.3)` takes a number in [0, 1). */
export class Weighted<T> {
  readonly #values: T[] = [];
  readonly #sums: number[] = [];
  readonly #last: T;

  constructor(first: [value: T, weight: number], ...others: [value: T, weight: number][]) {
    let sum = 0;
    for (const [value, weight] of [first, ...others]) {
      if (weight <= 0) continue;
      sum += weight;
      this.#values.push(value);
      this.#sums.push(sum);
    }
    this.#last = this.#values.at(-1) ?? first[0];
  }

  pick(fraction: number): T {
    const target = fraction * (this.#sums.at(-1) ?? 0);
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return this.#values[low] ?? this.#last;
  }
}
