import { expect, test } from 'vitest';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { judgeKeyList, type KeyListFacts } from './judge-key-list.ts';

const now = new Date('2026-06-15T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const keys = (count: number) => new Map(Array.from({ length: count }, (_, index) => [String(index), null]));

/** Returns the facts of a good list of 1,000 keys, to which the given ones are added. */
function factsOf({ list, ...given }: Partial<Omit<KeyListFacts, 'list'>> & { list?: Partial<KeyListFacts['list']> }) {
  const whole = {
    destination: '',
    entries: keys(1000),
    serverCount: 1000,
    end: { kind: 'complete' as const },
    ...list,
  };
  return { list: whole, live: 1000, missing: 10, heldSince: null, isApproved: false, now, ...given };
}

test.each<[string, Parameters<typeof factsOf>[0]]>([
  ['a few are missing', {}],
  ['twenty of a small number are missing', { live: 30, missing: 20 }],
  ['a tenth is missing', { live: 1100, missing: 110 }],
  ['the count differs by one in a thousand', { list: { serverCount: 1001 } }],
  ['many are missing, and an equal list was held an hour ago', { missing: 400, heldSince: minutesAgo(60) }],
  ['many are missing, and staff allow it', { missing: 400, isApproved: true }],
  ['nothing is live and the list is empty', { live: 0, missing: 0, list: { entries: keys(0), serverCount: 0 } }],
  [
    'the list is empty, and staff allow it',
    { missing: 1000, isApproved: true, list: { entries: keys(0), serverCount: 0 } },
  ],
])('what is missing is removed when %s', (_, given) => {
  expect(judgeKeyList(factsOf(given))).toEqual({ verdict: 'applied' });
});

test.each<[string, Parameters<typeof factsOf>[0], Reason]>([
  [
    'more than twenty of a small number are missing',
    { live: 30, missing: 21 },
    reasonOf('listings-missing', { missing: 21, live: 30 }),
  ],
  [
    'more than a tenth is missing',
    { live: 1000, missing: 101 },
    reasonOf('listings-missing', { missing: 101, live: 1000 }),
  ],
  [
    'an equal list is less than an hour old',
    { missing: 400, heldSince: minutesAgo(59) },
    reasonOf('listings-missing', { missing: 400, live: 1000 }),
  ],
  ['the list is empty', { missing: 5, live: 5, list: { entries: keys(0), serverCount: 0 } }, reasonOf('list-empty')],
  [
    'the list is empty as it was hours ago',
    { missing: 5, live: 5, heldSince: minutesAgo(600), list: { entries: keys(0), serverCount: 0 } },
    reasonOf('list-empty'),
  ],
])('the list waits when %s', (_, given, reason) => {
  expect(judgeKeyList(factsOf(given))).toEqual({ verdict: 'held', reason });
});

test.each<[string, Partial<KeyListFacts['list']>]>([
  ['a page failed', { end: { kind: 'failed', reason: reasonOf('server-answered', { status: 500 }) } }],
  ['a link came twice', { end: { kind: 'repeated-link' } }],
  ['a link led elsewhere', { end: { kind: 'foreign-link' } }],
  ['there was no count', { serverCount: null }],
  ['the count disagrees', { serverCount: 1002 }],
  ['the count disagrees by one in a small list', { entries: keys(40), serverCount: 41 }],
])('nothing confirms a list when %s', (_, list) => {
  const facts = factsOf({ list, isApproved: true, heldSince: minutesAgo(600) });
  expect(judgeKeyList(facts)).toMatchObject({ verdict: 'refused' });
});
