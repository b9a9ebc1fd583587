import type { Locale } from '@vitrine/contract/locale.ts';
import { expect, test } from 'vitest';
import { copySources } from './copy-sources.ts';
import { textState } from './text-state.ts';

/** Returns the languages from which texts with these values can be copied. */
const sourcesOf = (...values: Record<Locale, string>[]) =>
  copySources(
    values.map((each) => {
      const states = textState(each, undefined);
      expect.assert(states);
      return { states };
    }),
  );

test('French is the first source', () => {
  expect(sourcesOf({ fr: 'Vendre', en: 'Sell' })).toEqual(['fr', 'en']);
  expect(sourcesOf({ fr: 'Vendre', en: '' }, { fr: '', en: 'Buy' })).toEqual(['fr', 'en']);
});

test('the language that has texts is the first source where the other has none', () => {
  expect(sourcesOf({ fr: '', en: 'Sell' }, { fr: '', en: 'Buy' })).toEqual(['en', 'fr']);
  expect(sourcesOf({ fr: 'Vendre', en: '' })).toEqual(['fr', 'en']);
});
