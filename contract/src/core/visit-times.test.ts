import { expect, test } from 'vitest';
import { visitTimesPattern } from './visit-time-codes.ts';
import { clockOf, visitTimesText, visitTimeText } from './visit-times.ts';

test.each([
  ['2026-11-28T13:00', 'samedi 28 novembre, vers 13\u00a0h', 'Saturday, November 28, around 1:00\u00a0p.m.'],
  ['2026-07-01T17:30', 'mercredi 1ᵉʳ juillet, vers 17\u00a0h\u00a030', 'Wednesday, July 1, around 5:30\u00a0p.m.'],
  ['2026-11-28/morning', 'samedi 28 novembre, en avant-midi', 'Saturday, November 28, in the morning'],
  [
    '2026-11-28T14:00/open-house',
    'samedi 28 novembre, visite libre de 14\u00a0h',
    'Saturday, November 28, open house at 2:00\u00a0p.m.',
  ],
])('%s is written in words, as the clocks of Québec show it', (code, fr, en) => {
  expect([visitTimeText(code, 'fr'), visitTimeText(code, 'en')]).toEqual([fr, en]);
});

test('several times stand on one line, and what is no time stays as it is', () => {
  expect(visitTimesText('2026-11-28/evening,2026-11-29/morning', 'fr')).toBe(
    'samedi 28 novembre, en soirée · dimanche 29 novembre, en avant-midi',
  );
  expect(visitTimeText('2026-13-45/morning', 'fr')).toBe('2026-13-45/morning');
});

test('nine times at most, and nothing else, are taken', () => {
  const code = '2026-11-28T13:00';
  expect(visitTimesPattern.test(Array(9).fill(code).join(','))).toBe(true);
  for (const wrong of [Array(10).fill(code).join(','), '', 'tomorrow', `${code},`, `${code}\n`, '2026-11-28'])
    expect(visitTimesPattern.test(wrong), wrong).toBe(false);
});

test('a moment is read from the clocks of Québec in winter and in summer', () => {
  expect(clockOf(new Date('2026-11-29T01:30:00Z'))).toEqual(['2026-11-28', '20:30']);
  expect(clockOf(new Date('2026-07-01T04:00:00Z'))).toEqual(['2026-07-01', '00:00']);
});
