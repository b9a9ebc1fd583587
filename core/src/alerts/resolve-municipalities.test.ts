import { expect, test } from 'vitest';
import { municipalities } from '../../test/alert-fixture.ts';
import { resolveMunicipalities } from './resolve-municipalities.ts';

test.each([
  ['Montréal, Québec', ['66023', '23027']],
  ['MONTREAL,  quebec ', ['66023', '23027']],
  ['Montréal, Montréal', ['66023']],
  ['66023', ['66023']],
  ['l’ange-gardien', ['82005', '21040']],
  ['Québec, Saint-Denis, Richelieu, Montréal', ['23027', '49058', '66023']],
  ['', []],
  [', ,', []],
])('%j is found', (text, codes) => {
  expect(resolveMunicipalities(text, municipalities)).toMatchObject({ codes, unknown: [] });
});

test('a borough is found by its name behind that of its municipality, which is not found with it', () => {
  const known = [
    ...municipalities,
    { code: '66023_rosemont-la-petite-patrie', name: 'Montréal (Rosemont–La Petite-Patrie)' },
    { code: '66023_verdun', name: 'Montréal (Verdun)' },
  ];
  const text = 'Montréal (Rosemont–La Petite-Patrie), montreal verdun, Québec';
  expect(resolveMunicipalities(text, known)).toMatchObject({
    codes: ['66023_rosemont-la-petite-patrie', '66023_verdun', '23027'],
    unknown: [],
  });
});

test('what no municipality is called is said as it was written, and takes nothing else with it', () => {
  expect(resolveMunicipalities('Atlantide, Montréal, El Dorado', municipalities)).toEqual({
    codes: ['66023'],
    names: ['Montréal'],
    unknown: ['Atlantide', 'El Dorado'],
  });
});
