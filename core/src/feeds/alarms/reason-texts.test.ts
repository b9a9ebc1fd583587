import { expect, test } from 'vitest';
import { lostPartsReason } from '../key-lists/find-lost-parts.ts';
import { judgeKeyList, type KeyListFacts } from '../key-lists/judge-key-list.ts';
import { reasonText } from './reason-texts.ts';

const facts = (list: Partial<KeyListFacts['list']>, missing = 500): KeyListFacts => ({
  list: { destination: '', entries: new Map([['1', null]]), serverCount: 1, end: { kind: 'complete' }, ...list },
  live: 1000,
  missing,
  heldSince: null,
  isApproved: false,
  now: new Date(),
});
const verdictOf = (given: KeyListFacts) => {
  const verdict = judgeKeyList(given);
  return 'reason' in verdict ? verdict.reason : '';
};

test.each([
  verdictOf(facts({})),
  verdictOf(facts({ entries: new Map(), serverCount: 0 })),
  verdictOf(facts({ serverCount: null })),
  verdictOf(facts({ serverCount: 9 })),
  verdictOf(facts({ end: { kind: 'repeated-link' } })),
  verdictOf(facts({ end: { kind: 'foreign-link' } })),
  'The price is per unit of area',
  'The price is too low to be that of the whole property',
  'None of the 10 listings of the source is shown',
  'The letters of 4 listings are garbled',
  lostPartsReason([{ part: 'photos', had: 12, lost: 11 }]),
  lostPartsReason([{ part: 'descriptions', had: 12, lost: 11 }]),
  lostPartsReason([
    { part: 'photos', had: 12, lost: 11 },
    { part: 'descriptions', had: 12, lost: 11 },
  ]),
  'Listings could not be read: The server answered 500',
  'Changes could not be read: repeated-link',
  'Changes could not be read: The answer is too long',
  'Changes of photos could not be read: The server answered 500',
  'Open houses could not be read: The list has 100 keys, and the server counts 150',
  'Changes could not be read: No access token: The server answered 401',
  'A list of keys could not be read: 40 of 40 rows are bad: The row has no key; x is not a date',
  'A list of keys could not be read: The file has no column Ville',
  'No listing has the element Droits/Adresse',
  'A list of keys could not be read: The file is not well-formed XML: unclosed tag: Listing',
  'The file has a document type declaration',
  'A record of the file is too long',
  "The file cannot be read: ENOENT: no such file or directory, stat '/x'",
  'The file is no photo',
  'The photo cannot be read',
  'The photo has too many pixels',
  'The address leads on too often',
  'The address leads into a private network',
  'The answer is too long',
  'No list was verified since 2026-06-15T12:00:00.000Z',
])('staff read « %s » in their language', (reason) => {
  expect(reason).not.toBe('');
  expect(reasonText('fr', reason)).not.toBe(reason);
  expect(reasonText('fr', reason)).toMatch(/[.…]$/);
  expect(reasonText('fr', reason)).not.toMatch(/\b(the|could|list of)\b/i);
  expect(reasonText('en', reason)).toMatch(/\.$/);
});

test('a reason that nobody knows is shown as it is', () => {
  expect(reasonText('fr', 'invalid byte sequence')).toBe('invalid byte sequence');
});
