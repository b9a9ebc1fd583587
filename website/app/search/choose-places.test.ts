import { expect, test } from 'vitest';
import { boroughName, withPlaces } from './choose-places.ts';

test('a borough replaces its municipality, and a municipality its boroughs', () => {
  expect(withPlaces(['66023', '65005'], ['66023_verdun'])).toEqual(['65005', '66023_verdun']);
  expect(withPlaces(['66023_verdun', '66023_anjou', '65005_vimont'], ['66023'])).toEqual(['65005_vimont', '66023']);
  expect(withPlaces(['66023_verdun'], ['66023_anjou'])).toEqual(['66023_verdun', '66023_anjou']);
  expect(withPlaces(['65005', '23027'], ['65005', '66023'])).toEqual(['23027', '65005', '66023']);
});

test('below its municipality a borough has its own name alone', () => {
  expect(boroughName({ code: '66023_verdun', label: 'Montréal (Verdun)' })).toBe('Verdun');
  expect(boroughName({ code: '66023', label: 'Montréal (Verdun)' })).toBeNull();
});
