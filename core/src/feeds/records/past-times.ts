import type { ReadResult } from './source-listing.ts';

/** Time by which the clock of a source may be ahead, ms. */
const toleranceMs = 86_400_000;

/**
 * Returns a record without a time of change or of listing that lies in the future; both are reported. Such a change would
 * pass for newer than all later ones, and such a listing would always be the newest one of its site.
 */
export function withPastTimes(result: ReadResult, now: Date): ReadResult {
  if (result.kind === 'failure') return result;
  const { listing, issues } = result;
  const latest = now.getTime() + toleranceMs;
  const future = (['modifiedAt', 'listedAt'] as const).filter((field) => Date.parse(listing[field] ?? '') > latest);
  if (future.length === 0) return result;
  return {
    ...result,
    listing: { ...listing, ...Object.fromEntries(future.map((field) => [field, null])) },
    issues: [
      ...issues,
      ...future.map((field) => ({ field, value: String(listing[field]), reason: 'unreadable' as const })),
    ],
  };
}
