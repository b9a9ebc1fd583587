import { expect, test } from 'vitest';
import { joinInversions } from './typography.ts';

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
