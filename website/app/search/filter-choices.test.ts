import { afterEach, expect, test, vi } from 'vitest';
import { loadFilterChoices, readFilterChoices } from './filter-choices.server.ts';
import { countFor } from './search-data.ts';

afterEach(() => void vi.useRealTimers());

test('the municipalities and types of a site are fetched once a minute, whoever asks', async () => {
  vi.useFakeTimers();
  // The clock begins at 0, which the cache takes for no time.
  vi.advanceTimersByTime(1);
  const municipalities = [{ MUN_CODE: '23027', DESCRIPTION: 'Québec', listings_count: 3 }];
  const searchFilters = vi.fn(async () => ({ data: { municipalities, property_types: [] } }));
  const load = () => loadFilterChoices({ micrositeId: 'm-once', locale: 'fr', services: { searchFilters } });
  const choices = {
    municipalities: [{ code: '23027', label: 'Québec', count: 3 }],
    types: [],
    brokers: [],
    offices: [],
  };
  expect([await load(), await load()]).toEqual([choices, choices]);
  expect(searchFilters).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_001);
  await load();
  expect(searchFilters).toHaveBeenCalledTimes(2);
});

test('choices that could not be had are asked for again at once', async () => {
  const searchFilters = vi.fn(async () => null);
  const load = () => loadFilterChoices({ micrositeId: 'm-none', locale: 'fr', services: { searchFilters } });
  expect([await load(), await load()]).toEqual([null, null]);
  expect(searchFilters).toHaveBeenCalledTimes(2);
});

test('the seven types are offered with the labels of the server, and a type that is not one of them is left out', () => {
  const codes = ['maison', 'condo', 'prop', 'ferme', 'chalet', 'terrain', 'comm'];
  const property_types = [...codes, 'yacht'].map((code) => ({
    code,
    label: { fr: `${code} (fr)`, en: `${code} (en)` },
  }));
  const choices = readFilterChoices({ data: { municipalities: [], property_types } }, 'en');
  expect(choices?.types.map(({ code, label }) => [code, label])).toEqual(codes.map((code) => [code, `${code} (en)`]));
});

test.each(['fr', 'en'] as const)('boroughs follow their municipality in %s', (locale) => {
  const names = ['Montréal-Ouest', 'Montréal (Verdun)', 'Mont-Royal', 'Montréal', 'Montréal (Anjou)', 'Montréal-Est'];
  const municipalities = names.map((DESCRIPTION) => ({ MUN_CODE: DESCRIPTION, DESCRIPTION }));
  const read = readFilterChoices({ data: { municipalities, property_types: [] } }, locale);
  expect(read?.municipalities.map(({ label }) => label)).toEqual([
    'Mont-Royal',
    'Montréal',
    'Montréal (Anjou)',
    'Montréal (Verdun)',
    'Montréal-Est',
    'Montréal-Ouest',
  ]);
});

test('the listings of a municipality are counted for the transaction of the search', () => {
  const municipalities = [{ MUN_CODE: '45072', DESCRIPTION: 'Magog', listings_count: 40, rentals_count: 4 }];
  const [magog] = readFilterChoices({ data: { municipalities, property_types: [] } }, 'fr')?.municipalities ?? [];
  expect.assert(magog);
  expect([countFor(magog, null), countFor(magog, 'buy'), countFor(magog, 'rent')]).toEqual([40, 36, 4]);
  // Another implementation of core may not count rentals.
  expect(countFor({ code: '1', label: 'Alma', count: 7 }, 'rent')).toBe(7);
});
