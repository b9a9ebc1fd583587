interface Counts {
  /** Values at which the buckets begin, ascending. */
  from: readonly number[];
  counts: readonly number[];
  /** Steps of the slider: the buckets' values, and those of the address. */
  steps: readonly number[];
}

/** A bar from one step of the slider to another one, by their places. */
export interface Bar {
  start: number;
  end: number;
  count: number;
}

/**
 * Returns a bar for each bucket. What lies beyond the last value, where the slider ends, counts with the bucket before. None while the counts
 * belong to other steps, as just after a change from sales to rentals.
 */
export function barsOf({ from, counts, steps }: Counts): Bar[] {
  const places = from.map((value) => steps.indexOf(value));
  if (places.includes(-1)) return [];
  return from.slice(0, -1).map((_, at) => ({
    start: places[at] ?? 0,
    end: places[at + 1] ?? 0,
    count: (counts[at] ?? 0) + (at === from.length - 2 ? (counts.at(-1) ?? 0) : 0),
  }));
}
