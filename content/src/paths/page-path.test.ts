import { expect, test } from 'vitest';
import { freePath, pathForm, proposedPath } from './page-path.ts';

test.each([
  ['L’équipe', '/fr/l-equipe'],
  ["Qu'est-ce que c'est\u00a0?", '/fr/qu-est-ce-que-c-est'],
  ['Vendre à Noël — cœur & âme', '/fr/vendre-a-noel-coeur-ame'],
  ['  Ça, c’est 100 % garanti!  ', '/fr/ca-c-est-100-garanti'],
  ['Île-des-Sœurs', '/fr/ile-des-soeurs'],
  ['', '/fr'],
  ['???', '/fr'],
  ['物件', '/fr'],
  [
    'Acheter une première maison dans la grande région de Montréal sans se tromper',
    '/fr/acheter-une-premiere-maison-dans-la-grande-region-de',
  ],
])('“%s” proposes %s', (title, path) => {
  expect(proposedPath(title, 'fr')).toBe(path);
  expect(pathForm.test(path)).toBe(true);
});

test('a title of one very long word is cut', () => {
  expect(proposedPath('a'.repeat(100), 'en')).toBe(`/en/${'a'.repeat(60)}`);
});

test('a path that is taken gets the first free number', () => {
  expect(freePath('/fr/a', new Set())).toBe('/fr/a');
  expect(freePath('/fr/a', new Set(['/fr/a', '/fr/a-2']))).toBe('/fr/a-3');
});
