import type { z } from 'zod';
import { safeParse } from './safe-parse.ts';

/** A value that was left out: its dotted path and the reason. */
export interface DroppedValue {
  path: string;
  detail: string;
}

/**
 * Maximum number of passes. Each pass removes invalid values one level further up, so a page needs at most as many as its schema
 * has levels.
 */
const mostRounds = 20;

type Path = readonly PropertyKey[];
type Result<T> = { data: T; error?: undefined } | { data?: undefined; error: z.ZodError };

/**
 * Parses a value with a schema and removes the invalid parts instead of refusing the whole value. Each invalid optional value is
 * removed at any depth and reported; an object that then lacks a required value is removed too. Returns the error of the schema
 * when the value cannot be made valid by removing optional parts.
 */
export function parseTolerant<T>(
  schema: z.ZodType<T>,
  raw: unknown,
  report: (dropped: DroppedValue) => void,
): Result<T> {
  const first = safeParse(schema, raw);
  if (first.success) return { data: first.data };
  const dropped: DroppedValue[] = [];
  let value = raw;
  let { error } = first;
  for (let round = 0; round < mostRounds; round += 1) {
    const broken = error.issues.map(innermost);
    const paths = broken.map(({ path }) => (valueAt(value, path) === undefined ? path.slice(0, -1) : path));
    if (paths.some((path) => path.length === 0)) return { error: first.error };
    for (const { path, message } of broken) {
      // A value that is missing now was removed and reported in an earlier pass.
      if (value === raw || valueAt(value, path) !== undefined) dropped.push({ path: path.join('.'), detail: message });
    }
    value = without(value, paths);
    const next = safeParse(schema, value);
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

/**
 * Returns the issue to report for a union: that of the first member whose shape matches except for a nested value, or the issue
 * of the union itself when no member matches.
 */
function innermost(issue: z.core.$ZodIssue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))?.[0];
  if (!inner) return issue;
  const { path, message } = innermost(inner);
  return { path: [...issue.path, ...path], message };
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    // Only objects and lists contain further values.
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
