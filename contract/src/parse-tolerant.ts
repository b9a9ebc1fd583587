import type { z } from 'zod';

/** A value that was left out, by its dotted path, and what is wrong with it. */
export interface DroppedValue {
  path: string;
  detail: string;
}

/** Maximum number of times that values are left out: once a level of the schema at most, so that no value can hold a page up. */
const mostRounds = 20;

type Path = readonly PropertyKey[];
type Result<T> = { data: T; error?: undefined } | { data?: undefined; error: z.ZodError };

/**
 * Parses a value of which one wrong part must not cost the others: each optional value that breaks the schema is left out, at any
 * depth, and reported. A part that lacks a value that it needs is left out with it. Returns the error of the schema when nothing that
 * can be left out mends the value.
 */
export function parseTolerant<T>(
  schema: z.ZodType<T>,
  raw: unknown,
  report: (dropped: DroppedValue) => void,
): Result<T> {
  const first = schema.safeParse(raw);
  if (first.success) return { data: first.data };
  const dropped: DroppedValue[] = [];
  let value = raw;
  let { error } = first;
  for (let round = 0; round < mostRounds; round += 1) {
    const broken = error.issues.map(innermost);
    const paths = broken.map(({ path }) => (valueAt(value, path) === undefined ? path.slice(0, -1) : path));
    if (paths.some((path) => path.length === 0)) return { error: first.error };
    for (const { path, message } of broken) {
      // What is missing now was left out in an earlier round, which has reported it.
      if (value === raw || valueAt(value, path) !== undefined) dropped.push({ path: path.join('.'), detail: message });
    }
    value = without(value, paths);
    const next = schema.safeParse(value);
    if (next.success) {
      for (const each of dropped) report(each);
      return { data: next.data };
    }
    ({ error } = next);
  }
  return { error: first.error };
}

interface Issue {
  path: Path;
  message: string;
}

/** Of a union, the issue of the shape that fits as a whole and is wrong in one value; otherwise the union itself. */
function innermost(issue: z.core.$ZodIssue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))?.[0];
  if (!inner) return issue;
  const { path, message } = innermost(inner);
  return { path: [...issue.path, ...path], message };
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    // Only objects and lists have paths below them.
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** Returns a copy without the values at the paths. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const byKey = Map.groupBy(paths, ([key]) => String(key));
  const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const below = byKey.get(key)?.map(([, ...rest]) => rest);
    if (!below) return [[key, item]];
    return below.some((rest) => rest.length === 0) ? [] : [[key, without(item, below)]];
  });
  return Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}
