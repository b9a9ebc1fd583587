import { describe, expect, test } from 'vitest';
import { municipalities } from './municipalities.ts';

/** Well-known codes of the Répertoire des municipalités du Québec. */
const wellKnown = {
  Montréal: '66023',
  Québec: '23027',
  Laval: '65005',
  Gatineau: '81017',
  Longueuil: '58227',
  Sherbrooke: '43027',
  Lévis: '25213',
  Saguenay: '94068',
  'Trois-Rivières': '37067',
  Terrebonne: '64008',
  'Saint-Jérôme': '75017',
  Rimouski: '10043',
};

describe('the municipalities of the demo', () => {
  test('there are at least 60, each with a code and a name of its own', () => {
    expect(municipalities.length).toBeGreaterThanOrEqual(60);
    expect(new Set(municipalities.map(({ code }) => code)).size).toBe(municipalities.length);
    expect(new Set(municipalities.map(({ name }) => name)).size).toBe(municipalities.length);
  });

  test.each(Object.entries(wellKnown))('%s has the official code %s', (name, code) => {
    expect(municipalities.find((municipality) => municipality.name === name)?.code).toBe(code);
  });

  test.each(municipalities)('$name lies in Québec, its quarters near its official point', (place) => {
    expect(place.code).toMatch(/^\d{5}$/);
    for (const { lat, lng } of [place, ...place.quarters]) {
      expect(lat).toBeGreaterThan(44.99);
      expect(lat).toBeLessThan(62.6);
      expect(lng).toBeGreaterThan(-79.77);
      expect(lng).toBeLessThan(-57.1);
    }
    for (const { lat, lng } of place.quarters) {
      expect(Math.abs(lat - place.lat)).toBeLessThan(0.2);
      expect(Math.abs(lng - place.lng)).toBeLessThan(0.4);
    }
  });

  test.each(municipalities)('the postal districts of $name are those of its region', ({ code, quarters }) => {
    const county = Number(code.slice(0, 2));
    for (const { fsa } of quarters) expect(fsa).toMatch(postalDistrict(county));
  });
});

/**
 * Returns the pattern of the postal codes in a county: H on the islands of Montréal and Laval; G in the east, in the Mauricie
 * (counties 35 to 37) and in Victoriaville; J elsewhere.
 */
function postalDistrict(county: number): RegExp {
  if (county === 65 || county === 66) return /^H\d[A-Z]$/;
  const isEastern = county <= 37 || county === 39 || (county >= 90 && county <= 97);
  return isEastern ? /^G\d[A-Z]$/ : /^J\d[A-Z]$/;
}
