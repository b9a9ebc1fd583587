import { describe, expect, test } from 'vitest';
import { restoredAnswers, unansweredDetails } from './restored-answers.ts';

const form = {
  valuesOf: (query: URLSearchParams): Record<string, string> => {
    const type = query.get('type');
    return type === null ? {} : { property_type: type };
  },
};
const kept = { values: { firstname: 'Léa', property_type: 'house', query: '?type=condo' }, reached: 3 };

describe('a form of several steps begins', () => {
  test('with the answers of before a reload, also where they differ from those of the address', () => {
    expect(restoredAnswers(kept, form, '?type=condo')).toEqual({ ...kept, hasKept: true });
  });

  test('anew for another search, with what was answered beside it', () => {
    expect(restoredAnswers(kept, form, '?type=land')).toEqual({
      values: { firstname: 'Léa', property_type: 'land', query: '?type=land' },
      reached: 0,
      hasKept: false,
    });
  });

  test('with the kept answers on an address that asks for none', () => {
    expect(restoredAnswers(kept, form, '')).toMatchObject({ reached: 3, hasKept: true });
  });

  test('anew without kept answers', () => {
    expect(restoredAnswers(null, {}, '')).toEqual({ values: { query: '' }, reached: 0, hasKept: false });
  });
});

test('known contact details fill the fields without an answer alone', () => {
  const details = { firstname: 'Léa', lastname: 'Roy', email: '' };
  expect(unansweredDetails(details, { firstname: 'Max', lastname: '' })).toEqual({ lastname: 'Roy' });
});
