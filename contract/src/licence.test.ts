import { describe, expect, test } from 'vitest';
import { isLicenceNumber, licenceNumberOf, titleWithLicence } from './licence.ts';

test.each(['H1234', 'Z12345', 'M12006789', '123456', 'BR-0042', '7 123 456', 'X.12/3'])(
  '%s is the number of a licence',
  (number) => {
    expect(isLicenceNumber(number)).toBe(true);
  },
);

test.each(['', 'OACIQ', 'H1234!', 'h1234', '-12', 'H12--34', 'n° 1234'])('“%s” is none', (number) => {
  expect(isLicenceNumber(number)).toBe(false);
});

test('a number of twenty characters is the longest', () => {
  expect(isLicenceNumber('1'.repeat(20))).toBe(true);
  expect(isLicenceNumber('1'.repeat(21))).toBe(false);
});

test('the number is kept in capitals, without spaces around it', () => {
  expect(licenceNumberOf(' h1234\n')).toBe('H1234');
});

describe('beside the job title of a person', () => {
  const title = { fr: 'Courtière immobilière', en: 'Real estate broker' };
  const name = 'Maude Roy';

  test('stands the licence, with the name on it where that is another one', () => {
    expect(titleWithLicence(title, { name, licence_number: 'Z1234' })).toEqual({
      fr: 'Courtière immobilière, permis Z1234',
      en: 'Real estate broker, licence Z1234',
    });
    expect(titleWithLicence(title, { name, licence_number: 'Z1234', licence_name: 'Marie-Maude Roy' })).toEqual({
      fr: 'Courtière immobilière, permis Z1234 au nom de Marie-Maude Roy',
      en: 'Real estate broker, licence Z1234 in the name of Marie-Maude Roy',
    });
    expect(titleWithLicence(title, { name, licence_number: 'Z1234', licence_name: name }).fr).toBe(
      'Courtière immobilière, permis Z1234',
    );
    expect(titleWithLicence(title, { name, licence_name: 'Marie-Maude Roy' })).toEqual({
      fr: 'Courtière immobilière, permis au nom de Marie-Maude Roy',
      en: 'Real estate broker, licensed as Marie-Maude Roy',
    });
  });

  test('stands nothing when none is known', () => {
    expect(titleWithLicence(title, { name, licence_number: '', licence_name: null })).toBe(title);
  });

  test('a missing title is taken from the other language, or begins with the licence', () => {
    const person = { name, licence_number: 'Z1234' };
    expect(titleWithLicence({ fr: 'Courtière' }, person).en).toBe('Courtière, licence Z1234');
    expect(titleWithLicence({}, person)).toEqual({ fr: 'Permis Z1234', en: 'Licence Z1234' });
  });
});
