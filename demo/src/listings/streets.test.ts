import { expect, test } from 'vitest';
import { englishStreet, streetAddress } from './streets.ts';

test.each([
  ['rue Saint-Hubert', 'Saint-Hubert Street'],
  ['chemin du Lac-Écho', 'Chemin du Lac-Écho'],
  ['rue de l’Église', 'Rue de l’Église'],
  ['rue d’Orléans', 'Rue d’Orléans'],
  ['avenue De Lorimier', 'De Lorimier Avenue'],
  ['boulevard Dagenais Est', 'Dagenais Boulevard East'],
  ['chemin de la Grande-Côte', 'Chemin de la Grande-Côte'],
  ['rue du Sud', 'Rue du Sud'],
  ['chemin de l’Est', 'Chemin de l’Est'],
  ['avenue Nord', 'Nord Avenue'],
  ['1re Avenue', '1st Avenue'],
  ['12e Avenue Nord', '12th Avenue North'],
  ['22e Rue', '22nd Street'],
  ['rang Saint-Joseph', 'Rang Saint-Joseph'],
])('%s is %s in English', (french, english) => {
  expect(englishStreet(french)).toBe(english);
});

test('an address names the unit in the way of each language', () => {
  expect(streetAddress(4321, 'rue Saint-Hubert', 5)).toEqual({
    fr: '4321, rue Saint-Hubert, app. 5',
    en: '4321 Saint-Hubert Street, Apt. 5',
  });
});
