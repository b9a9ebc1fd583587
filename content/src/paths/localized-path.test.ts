import { expect, test } from 'vitest';
import { localizedPath, readLocalizedPath } from './localized-path.ts';

test('a field in another language is read as it was written', () => {
  const english = { path: 'blocks.0.main_title', locale: 'en' } as const;
  expect(readLocalizedPath(localizedPath(english))).toEqual(english);
});

test.each(['path', 'path@de', 'path.en', '', 'blocks.0.en'])('%j is a field in the language of the form', (path) => {
  expect(readLocalizedPath(path)).toBeNull();
});
