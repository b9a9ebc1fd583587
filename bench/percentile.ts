/** Returns the smallest value that at least the given share (0 to 1) of the values do not exceed. Throws without values. */
export function percentile(values: readonly number[], share: number): number {
  const value = inOrder(values)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (value === undefined) throw new Error('There is no percentile of no values.');
  return value;
}

/** Returns the median; for an even number of values the mean of the middle two. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new Error('There is no median of no values.');
  return (lower + upper) / 2;
}

const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other);
