import { expect, test } from 'vitest';
import { rawFields } from './raw-fields.ts';

test('a raw record is read as names and values, without what is empty', () => {
  const raw = JSON.stringify({
    ListPrice: 450_000,
    City: ' Laval ',
    Empty: '',
    None: null,
    Sold: false,
    StructureType: ['House', 'Cabin'],
    Media: [{ MediaURL: 'https://m.example/1.jpg', Order: 0 }, { MediaURL: 'https://m.example/2.jpg' }],
    Address: { Street: { Name: 'des Érables' } },
  });
  expect(rawFields(raw).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'ListPrice: 450000',
    'City: Laval',
    'Sold: false',
    'StructureType: House, Cabin',
    'Media 1 › MediaURL: https://m.example/1.jpg',
    'Media 1 › Order: 0',
    'Media 2 › MediaURL: https://m.example/2.jpg',
    'Address › Street › Name: des Érables',
  ]);
});

test('a record that is no JSON is one text', () => {
  expect(rawFields('a;b')).toEqual([{ name: '', value: 'a;b' }]);
});
