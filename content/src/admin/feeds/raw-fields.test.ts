import { expect, test } from 'vitest';
import { rawFields } from './raw-fields.ts';

test('a raw record is read as names in the words of staff and values, without what is empty', () => {
  const raw = JSON.stringify({
    ListPrice: 450_000,
    City: ' Laval ',
    Empty: '',
    None: null,
    Sold: false,
    StructureType: ['House', 'Cabin'],
    Media: [{ MediaURL: 'https://m.example/1.jpg', Order: 0 }, { MediaURL: 'https://m.example/2.jpg' }],
    Address: { Street: { Name: 'des Érables' } },
    member2: 'R1',
  });
  expect(rawFields(raw, 'fr').map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Prix: 450000',
    'Ville: Laval',
    'Sold: false',
    'Genre de bâtiment: House, Cabin',
    'Photo 1 › Adresse de la photo: https://m.example/1.jpg',
    'Photo 1 › Ordre: 0',
    'Photo 2 › Adresse de la photo: https://m.example/2.jpg',
    'Address › Street › Name: des Érables',
    'Courtier 2: R1',
  ]);
});

test('a record that is no JSON is one text', () => {
  expect(rawFields('a;b', 'fr')).toEqual([{ name: '', value: 'a;b' }]);
});
