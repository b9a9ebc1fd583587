import { favouritesVisitKey } from '../components/favourites/storage-keys.ts';
import { type SeenListing, seenListing } from './favourite-changes.ts';
import type { ListingStateSummary } from './listing-state-summary.ts';

/** Time after which a list that is opened again is a new visit, ms. It is long enough to follow a listing and come back. */
const visitMs = 30 * 60_000;

/** What the visitor saw of the favourites by number. */
export type SeenListings = ReadonlyMap<string, SeenListing>;

interface StoredVisit {
  /** When the list was last shown, ms since 1970. */
  shownAt: number;
  /** What the visit before showed. */
  before: SeenListings;
  /** What this visit shows. */
  now: SeenListings;
}

const nothing: SeenListings = new Map();
const statuses: readonly unknown[] = [
  'active',
  'conditional',
  'sold',
  'off_market',
  'relisted',
  'unavailable',
] satisfies SeenListing['status'][];

/** Returns what the visitor saw of the favourites at the visit before this one; nothing where the browser keeps nothing. */
export function readLastVisit(moment: number): SeenListings {
  const visit = readVisit();
  return isOver(visit, moment) ? visit.now : visit.before;
}

/** Notes what the list shows now, for the next visit. Only listings of the list are kept. */
export function noteVisit(
  numbers: readonly string[],
  states: ReadonlyMap<string, ListingStateSummary>,
  moment: number,
): void {
  const before = readLastVisit(moment);
  const now = numbers.map((uls) => [uls, seenListing(states.get(uls))]);
  const kept = [...before].filter(([uls]) => numbers.includes(uls));
  try {
    localStorage.setItem(favouritesVisitKey, JSON.stringify({ shownAt: moment, before: kept, now }));
  } catch {
    // A browser without space for it tells the changes since a listing was saved.
  }
}

const isOver = ({ shownAt }: StoredVisit, moment: number): boolean => Math.abs(moment - shownAt) > visitMs;

/** Reads the text in the storage, which extensions and other pages can change. */
function readVisit(): StoredVisit {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(favouritesVisitKey) ?? 'null');
    const { shownAt, before, now } = Object(stored); // null and values without fields have none of these
    return { shownAt: Number.isFinite(shownAt) ? shownAt : 0, before: parseSeen(before), now: parseSeen(now) };
  } catch {
    return { shownAt: 0, before: nothing, now: nothing };
  }
}

function parseSeen(stored: unknown): SeenListings {
  if (!Array.isArray(stored)) return nothing;
  return new Map(
    stored.flatMap((entry: unknown) => {
      const [uls, seen] = Array.isArray(entry) ? entry : [];
      const { status, price } = Object(seen);
      const isValid =
        typeof uls === 'string' && statuses.includes(status) && (price === null || Number.isFinite(price));
      return isValid ? [[uls, { status, price }] as const] : [];
    }),
  );
}
