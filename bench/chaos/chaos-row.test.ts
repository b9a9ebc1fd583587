import { expect, test } from 'vitest';
import { longestGap, rowOf } from './chaos-row.ts';
import type { Played } from './play.ts';
import type { Outcome } from './visitors.ts';

const seen = (outcome: Outcome, startedAt: number, endedAt = startedAt + 100) => ({
  ...{ path: '/fr', status: 200, outcome, startedAt, endedAt },
});
const kept = { lost: [], doubled: [], mailsLost: 0, mailsWaiting: 0, mailsDoubled: 0 };
const facts = { memory: 200, open: 30, cpuSeconds: 1 };
const parts = { website: facts, core: facts, content: facts, worker: facts };

const played = (rest: Partial<Played> = {}): Played => ({
  scenario: { group: 'core', name: 'slow', begin: async () => undefined, end: async () => undefined },
  seen: [seen('fresh', 0), seen('stale', 100), seen('told', 200)],
  acknowledged: [9],
  kept,
  backAfter: 0.1,
  before: parts,
  after: parts,
  ...rest,
});

test('a gap is the longest time between two answers that held a page, the beginning and the end included', () => {
  expect(longestGap([seen('fresh', 0), seen('told', 1000), seen('stale', 4900), seen('none', 5000)])).toBe(4.9);
  expect(longestGap([seen('fresh', 0), seen('none', 100, 7100)])).toBe(7);
});

test('pages, stale pages and errors in words are no faults', () => {
  expect(rowOf(played())).toMatchObject({ outcomes: { fresh: 1, stale: 1, told: 1 }, leads: 1, faults: [] });
});

test.each([
  ['a wrong answer', { seen: [seen('wrong', 0)] }, '1 wrong answers'],
  ['an answer that never came', { seen: [seen('none', 0)] }, '1 without an answer'],
  ['a lost lead', { kept: { ...kept, lost: [9] } }, '1 leads lost'],
  ['a doubled lead', { kept: { ...kept, doubled: [9] } }, '1 leads doubled'],
  ['a lost mail', { kept: { ...kept, mailsLost: 2 } }, '2 mails lost'],
  ['a part that stays away', { backAfter: null }, 'not ready again'],
  ['files that stay open', { after: { ...parts, core: { ...facts, open: 200 } } }, '170 more open files'],
])('%s is a fault', (_, rest: Partial<Played>, fault) => {
  expect(rowOf(played(rest)).faults).toEqual([fault]);
});

test('where the one website is killed an answer may not come', () => {
  const { scenario } = played();
  const row = rowOf(played({ scenario: { ...scenario, mayBeSilent: true }, seen: [seen('none', 0)] }));
  expect(row.faults).toEqual([]);
});
