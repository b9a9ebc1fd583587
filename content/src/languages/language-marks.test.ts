import { describe, expect, test } from 'vitest';
import { type LanguageMark, nextMark, readMarks, translationTime } from './language-marks.ts';

const noon = new Date('2026-11-22T12:00:00.000Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const edit = { had: true, has: true, otherHas: true, isSame: false };

test('a text that is changed in one language makes the other older', () => {
  expect(nextMark(undefined, { language: 'fr', ...edit }, noon)).toEqual({ older: 'en' });
  expect(nextMark(undefined, { language: 'en', ...edit }, noon)).toEqual({ older: 'fr' });
});

test('a first translation makes nothing older, however often it is saved while it is written', () => {
  const first = nextMark(undefined, { language: 'en', ...edit, had: false }, noon);
  expect(first).toEqual({ updated: 'en', since: noon.toISOString() });
  expect(nextMark(first, { language: 'en', ...edit }, later(60_000))).toEqual(first);
});

test('a text that catches up is done, and makes the other older when it is changed the next day', () => {
  const caughtUp = nextMark({ older: 'en' }, { language: 'en', ...edit }, noon);
  expect(caughtUp).toEqual({ updated: 'en', since: noon.toISOString() });
  expect(nextMark(caughtUp, { language: 'en', ...edit }, later(translationTime))).toEqual({ older: 'fr' });
});

test('the language that is already ahead stays ahead', () => {
  expect(nextMark({ older: 'en' }, { language: 'fr', ...edit }, noon)).toEqual({ older: 'en' });
});

describe('a copied text', () => {
  test('stays so while its words are those of the other language', () => {
    expect(nextMark({ copied: 'en' }, { language: 'en', ...edit, isSame: true }, noon)).toEqual({ copied: 'en' });
  });

  test('is done once it is changed', () => {
    const updated = { updated: 'en', since: noon.toISOString() };
    expect(nextMark({ copied: 'en' }, { language: 'en', ...edit }, noon)).toEqual(updated);
  });

  test('is older once the other language is changed', () => {
    expect(nextMark({ copied: 'en' }, { language: 'fr', ...edit }, noon)).toEqual({ older: 'en' });
  });
});

test.each([
  { ...edit, language: 'fr', has: false },
  { ...edit, language: 'fr', otherHas: false },
] as const)('a text that exists in one language alone has no mark: %j', (change) => {
  expect(nextMark({ older: 'en' }, change, noon)).toBeUndefined();
});

test('stored marks of another shape are ignored', () => {
  const marks: Record<string, LanguageMark> = {
    a: { older: 'fr' },
    d: { copied: 'en' },
    b: { updated: 'en', since: noon.toISOString() },
  };
  expect(readMarks({ ...marks, c: { older: 'de' }, f: 'fr', e: { updated: 'en' } })).toEqual(marks);
  expect(readMarks(null)).toEqual({});
});
