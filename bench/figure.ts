/** Target of a figure. A target on the ratio compares with the limit measured in the same run. */
export interface Bar {
  atLeast?: number;
  atMost?: number;
  ratioAtLeast?: number;
  ratioAtMost?: number;
}

export interface Measurement {
  suite: string;
  name: string;
  value: number;
  unit: string;
  /** The value of the fastest possible implementation, measured in the same run; absent when there is none. */
  limit?: number;
  bar?: Bar;
}

/** One line of the output. */
export interface Figure {
  suite: string;
  name: string;
  value: number;
  unit: string;
  limit: number | null;
  /** `value / limit`. */
  ratio: number | null;
  /** Text of the target; null when the figure has none. */
  bar: string | null;
  ok: boolean | null;
}

/** Adds a figure to the results of the run. */
export type Report = (measurement: Measurement) => void;

/** Returns the figure of a measurement: rounded, with its ratio to the limit and whether it reaches its target. */
export function figureOf({ suite, name, value, unit, limit, bar }: Measurement): Figure {
  const ratio = limit === undefined || limit === 0 ? null : value / limit;
  return {
    suite,
    name,
    value: rounded(value),
    unit,
    limit: limit === undefined ? null : rounded(limit),
    ratio: ratio === null ? null : rounded(ratio),
    bar: bar ? describeBar(bar) : null,
    ok: bar ? keeps(bar, value, ratio) : null,
  };
}

function keeps({ atLeast, atMost, ratioAtLeast, ratioAtMost }: Bar, value: number, ratio: number | null): boolean {
  const isWithin = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  if (ratioAtLeast === undefined && ratioAtMost === undefined) return isWithin;
  return isWithin && ratio !== null && ratio >= (ratioAtLeast ?? 0) && ratio <= (ratioAtMost ?? Infinity);
}

function describeBar({ atLeast, atMost, ratioAtLeast, ratioAtMost }: Bar): string {
  if (ratioAtLeast !== undefined && ratioAtLeast === ratioAtMost) return `= ${ratioAtLeast} × limit`;
  const parts = [
    atLeast !== undefined && `≥ ${grouped(atLeast)}`,
    atMost !== undefined && `≤ ${grouped(atMost)}`,
    ratioAtLeast !== undefined && `≥ ${ratioAtLeast} × limit`,
    ratioAtMost !== undefined && `≤ ${ratioAtMost} × limit`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Rounds to three significant digits, the precision of a measurement; from 100 on, to whole numbers. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** Formats a number for people: `12,345`. */
export function grouped(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 3 });
}
