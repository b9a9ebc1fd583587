import { expect, test } from 'vitest';
import {
  meaningOf,
  missingFields,
  shownColumns,
  withinColumns,
  withMeaningOf,
  withSuggestions,
} from './column-meanings.ts';

const columns = ['No', 'Ville', 'Prix demandé', 'Address/City', 'BedroomsTotal', 'Divers'].map((column) => ({
  column,
  values: ['x'],
}));

test('names of columns suggest their fields in both languages, each once, and what staff chose stays', () => {
  const lines = withSuggestions({ columns: 'ListPrice = Divers' }, columns);
  expect(lines.split('\n').sort()).toEqual(['City = Ville', 'ListPrice = Divers', 'ListingKey = No']);
  expect(meaningOf({ columns: lines }, 'BedroomsTotal')).toBe('BedroomsTotal');
  expect(meaningOf({ columns: lines }, 'Prix demandé')).toBe('');
});

test('a field has one column and a column one field', () => {
  const values = { columns: 'City = Ville\nListPrice = Prix' };
  expect(withMeaningOf(values, 'Divers', 'City')).toBe('ListPrice = Prix\nCity = Divers');
  expect(withMeaningOf(values, 'Ville', 'StreetName')).toBe('ListPrice = Prix\nStreetName = Ville');
  expect(withMeaningOf(values, 'Ville', '')).toBe('ListPrice = Prix');
  expect(withMeaningOf(values, 'Prix', 'ListPrice')).toBe('City = Ville\nListPrice = Prix');
});

test('fields that a listing needs and that no column is are named', () => {
  expect(missingFields({ columns: 'City = Ville' }, columns, 'fr')).toEqual([
    'Numéro de l’inscription',
    'Prix / Loyer',
  ]);
  expect(missingFields({ columns: 'ListingKey = No\nCity = Ville\nLeaseAmount = Divers' }, columns, 'en')).toEqual([]);
});

test('columns that staff have named stay in sight when the file lacks them', () => {
  expect(shownColumns({ columns: 'City = Commune' }, columns).at(-1)).toEqual({ column: 'Commune', values: [] });
});

test('the columns of another file take the place of the former ones', () => {
  expect(withinColumns({ columns: 'City = Commune\nListingKey = No' }, columns)).toBe('ListingKey = No');
});

test('columns without names are chosen by their positions', () => {
  const positions = [{ column: 0, values: ['1'] }];
  const lines = withMeaningOf({ columns: '' }, '0', 'ListingKey');
  expect(lines).toBe('ListingKey = 0');
  expect(meaningOf({ columns: lines }, '0')).toBe('ListingKey');
  expect(missingFields({ columns: lines }, positions, 'fr')).toEqual(['Ville', 'Prix / Loyer']);
});
