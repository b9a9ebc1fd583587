import { quebecBoroughs, quebecSectors, readBoroughCode } from '@vitrine/contract/core/quebec-boroughs.ts';
import { regionOf } from '@vitrine/contract/core/quebec-regions.ts';
import { expect, test } from 'vitest';
import { boroughOf } from './borough.ts';

test.each([
  ['66023', 'ROSEMONT/LA PETITE-PATRIE', '66023_rosemont-la-petite-patrie', 'Rosemont–La Petite-Patrie'],
  ['66023', 'Plateau Mont-Royal', '66023_le-plateau-mont-royal', 'Le Plateau-Mont-Royal'],
  [
    '66023',
    'Cote-des-Neiges/Notre-Dame-de-Grace',
    '66023_cote-des-neiges-notre-dame-de-grace',
    'Côte-des-Neiges–Notre-Dame-de-Grâce',
  ],
  ['23027', 'La Cité-Limoilou', '23027_la-cite-limoilou', 'La Cité-Limoilou'],
  ['65005', 'Chomedey', '65005_chomedey', 'Chomedey'],
  ['66023', 'Vieux-Montréal', '66023_vieux-montreal', 'Vieux-Montréal'],
  ['nl-st-john-s', 'Downtown', 'nl-st-john-s_downtown', 'Downtown'],
])('in %s, %s is the borough %s', (municipality, written, code, name) => {
  expect(boroughOf(municipality, written)).toEqual({ code, name });
});

test('a name without letters is no borough, and a long one has a code that the search accepts', () => {
  expect(boroughOf('66023', ' – ')).toBeNull();
  expect(boroughOf('66023', 'a'.repeat(200))?.code).toMatch(/^[\w-]{1,60}$/);
});

test('every borough of the list has a code of its own, in a municipality of Québec', () => {
  for (const [municipality, names] of [...Object.entries(quebecBoroughs), ...Object.entries(quebecSectors)]) {
    const codes = names.map((name) => boroughOf(municipality, name)?.code ?? '');
    expect(regionOf(municipality)).toBeDefined();
    expect(new Set(codes).size).toBe(names.length);
    for (const code of codes) {
      expect(code).toMatch(/^[\w-]{1,60}$/);
      expect(readBoroughCode(code)?.municipality).toBe(municipality);
    }
  }
  expect(readBoroughCode('66023')).toBeNull();
});
