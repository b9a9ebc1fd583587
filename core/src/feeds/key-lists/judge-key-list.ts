import type { KeyList } from '../connectors/feed-connector.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';

/** A list of keys may lack this many listings, or this share of them, whichever is more, and they are removed without confirmation. */
const usualMissing = 20;
const usualMissingShare = 0.1;
/** Share by which the number of keys may differ from the total that the server states, because listings change while their list is read. */
const countTolerance = 0.001;
/** Time after which a second list that lacks the same keys confirms the first one, ms. */
const confirmationMs = 3_600_000;

export interface KeyListFacts {
  list: KeyList;
  /** Number of listings that the destination had before this list. */
  live: number;
  /** Number of those listings that the list lacks. */
  missing: number;
  /** Time of the first of the latest lists in a row that were held for the same missing keys; null when the latest list was not. */
  heldSince: Date | null;
  /** True when staff have allowed the removal of these missing keys. */
  isApproved: boolean;
  now: Date;
}

export type Verdict =
  | { verdict: 'applied' }
  /** The list may be correct. It is applied once staff approve it or, unless it is empty, an equal list arrives. */
  | { verdict: 'held'; reason: Reason }
  /** The list is incomplete or contradictory, and no later list can confirm it. */
  | { verdict: 'refused'; reason: Reason };

/** Returns true when an equal list has come before, long enough ago, so that both are believed. */
export const isConfirmed = (heldSince: Date | null, now: Date): boolean =>
  heldSince !== null && now.getTime() - heldSince.getTime() >= confirmationMs;

/** Returns true when so many of the listings of a destination may be removed without confirmation. */
export const allowsRemoval = (missing: number, live: number): boolean =>
  missing <= Math.max(usualMissing, live * usualMissingShare);

/** Decides whether listings that a list of keys does not have are removed (feeds.4). */
export function judgeKeyList({ list, live, missing, heldSince, isApproved, now }: KeyListFacts): Verdict {
  const refused = (reason: Reason): Verdict => ({ verdict: 'refused', reason });
  const held = (reason: Reason): Verdict => ({ verdict: 'held', reason });
  const { end, entries, serverCount } = list;
  if (end.kind === 'failed') return refused(end.reason);
  if (end.kind !== 'complete') return refused(reasonOf(end.kind));
  if (serverCount === null) return refused(reasonOf('list-not-counted'));
  if (Math.abs(entries.size - serverCount) > Math.floor(serverCount * countTolerance)) {
    return refused(reasonOf('list-count', { keys: entries.size, counted: serverCount }));
  }
  if (missing === 0 || isApproved) return { verdict: 'applied' };
  if (entries.size === 0) return held(reasonOf('list-empty'));
  if (allowsRemoval(missing, live)) return { verdict: 'applied' };
  if (isConfirmed(heldSince, now)) return { verdict: 'applied' };
  return held(reasonOf('listings-missing', { missing, live }));
}
