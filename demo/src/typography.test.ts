import { expect, test } from 'vitest';
import { joinInversions, joinLeadingWords } from './typography.ts';

const joiner = '\u2060';

test('a question keeps the pronoun on the line of its verb', () => {
  expect(joinInversions('Par où voulez-vous commencer ?')).toBe(`Par où voulez-${joiner}vous commencer ?`);
  expect(joinInversions('Que cherche-t-on ?')).toBe(`Que cherche-${joiner}t-${joiner}on ?`);
});

test('an order keeps its pronoun, and pronouns keep their verb', () => {
  expect(joinInversions('Écrivez-nous')).toBe(`Écrivez-${joiner}nous`);
  expect(joinInversions('Une maison, ça se lit.')).toBe('Une maison, ça se\u00a0lit.');
  expect(joinInversions('Je vous apprends comment.')).toBe('Je\u00a0vous\u00a0apprends comment.');
});

test('other titles keep their hyphens as they are', () => {
  for (const title of ['Le Vieux-Longueuil', 'Où est Notre-Dame-de-Grâce ?']) expect(joinInversions(title)).toBe(title);
});

test('a word that introduces the next one stays on its line', () => {
  expect(joinLeadingWords('À voir en ce moment à Montréal')).toBe('À\u00a0voir en\u00a0ce\u00a0moment à\u00a0Montréal');
  expect(joinLeadingWords('Le samedi, on visite le chantier')).toBe('Le\u00a0samedi, on\u00a0visite le\u00a0chantier');
});

test('what stays together is no longer than a line of a phone', () => {
  expect(joinLeadingWords('Ce que l’arrondissement en pense')).toBe('Ce\u00a0que l’arrondissement en\u00a0pense');
});
