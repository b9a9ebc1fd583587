import type { KeyList } from '../connectors/feed-connector.ts';

/** Number of listings that may disappear at once without a question, and the share of all, whichever is more. */
const usualMissing = 20;
const usualMissingShare = 0.1;
/** Share by which the number of keys may differ from the count of the server, because a list changes while it is read. */
const countTolerance = 0.001;
/** Time after which an equal list confirms an earlier one, ms. */
const confirmationMilliseconds = 3_600_000;

export type KeyListFacts = {
  list: KeyList;
  /** Listings of the destination before the list. */
  live: number;
  /** Those of them that the list does not have. */
  missing: number;
  /** Moment of the first of the lists that were held for the same missing keys, without another list in between; null for none. */
  heldSince: Date | null;
  /** True when staff have allowed the removal of these missing keys. */
  isApproved: boolean;
  now: Date;
};

export type Verdict =
  | { verdict: 'applied' }
  /** The list may be right, and waits for staff or, unless it is empty, for an equal one. */
  | { verdict: 'held'; reason: string }
  /** The list cannot be relied on; nothing confirms it. */
  | { verdict: 'refused'; reason: string };

/** Decides whether listings that a list of keys does not have are removed (feeds.4). */
export function judgeKeyList({ list, live, missing, heldSince, isApproved, now }: KeyListFacts): Verdict {
  const refused = (reason: string): Verdict => ({ verdict: 'refused', reason });
  const held = (reason: string): Verdict => ({ verdict: 'held', reason });
  const { end, entries, serverCount } = list;
  if (end.kind === 'failed') return refused(end.reason);
  if (end.kind === 'repeated-link') return refused('A link to the next page came twice');
  if (end.kind === 'foreign-link') return refused('A link to the next page leads to another server');
  if (serverCount === null) return refused('The server did not say how many listings there are');
  if (Math.abs(entries.size - serverCount) > Math.floor(serverCount * countTolerance)) {
    return refused(`The list has ${entries.size} keys, and the server counts ${serverCount}`);
  }
  if (missing === 0 || isApproved) return { verdict: 'applied' };
  if (entries.size === 0) return held('The list is empty');
  if (missing <= Math.max(usualMissing, live * usualMissingShare)) return { verdict: 'applied' };
  if (heldSince !== null && now.getTime() - heldSince.getTime() >= confirmationMilliseconds)
    return { verdict: 'applied' };
  return held(`${missing} of ${live} listings are missing`);
}
