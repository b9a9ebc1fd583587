import { expect, test } from 'vitest';
import { linkWithout, mentionsOf, remarksWithout } from './hide-address.ts';

const address = { unparsed: null, number: '1240', street: 'rue des Érables', unit: '302', postalCode: 'H2K 3T1' };
const mentions = mentionsOf(address);
const of = (street: string, number = '1240') => mentionsOf({ ...address, street, number, unit: null });

test.each([
  '1240, rue des Érables',
  'Au cœur de la RUE DES ERABLES',
  '1240 Érables Street',
  'code postal h2k3t1',
  'H2K-3T1',
  'App. 302, au troisième',
  'https://m.example/1240-rue-des-erables-1.jpg',
])('an address is found in “%s”', (text) => {
  expect(mentions(text)).toBe(true);
});

test.each([
  'Une rue bordée d’érables',
  'Built in 1240',
  '302 m² de terrain',
  'https://m.example/h2k/31240.jpg',
  'Rue des Érablières',
])('nothing of it is found in “%s”', (text) => {
  expect(mentions(text)).toBe(false);
});

test.each([
  ['St. Denis Street W', 'Steps from St. Denis Street.', true],
  ['St. Denis Street W', 'rue Saint-Denis', false],
  ['chemin du Lac', 'Accès au lac.', false],
  ['chemin du Lac', 'Au bout du chemin du Lac.', true],
  ['Main Street', 'Bedroom on the main floor.', false],
  ['5e Avenue', 'Près de la 5e Avenue.', true],
  ['Avenue Road', 'On Avenue Road.', true],
])('of %s, “%s”: %s', (street, text, isFound) => {
  expect(of(street)(text)).toBe(isFound);
});

test('a description loses the sentences that name the address, also one that an abbreviation cuts in two', () => {
  const remarks = {
    fr: 'Belle maison. Située au 1240, rue des Érables! Près du métro.',
    en: 'Bright house. At 1240 St. Denis, a quiet street. Near the metro.',
  };
  expect(remarksWithout(mentions, remarks).fr).toBe('Belle maison. Près du métro.');
  expect(remarksWithout(of('St. Denis Street'), remarks).en).toBe('Bright house. Near the metro.');
});

test.each([
  ['https://www.realtor.ca/real-estate/27/1240-rue-des-erables-montreal', 'https://www.realtor.ca/real-estate/27'],
  ['https://www.realtor.ca/27?q=1240%20rue%20des%20%C3%89rables', 'https://www.realtor.ca/27'],
  ['https://www.realtor.ca/real-estate/27/montreal', 'https://www.realtor.ca/real-estate/27/montreal'],
  ['https://1240-rue-des-erables.example/', null],
])('the link %s becomes %s', (link, wanted) => {
  expect(linkWithout(mentions, link)).toBe(wanted);
});

test('an address without parts is in no text', () => {
  const none = mentionsOf({ unparsed: null, number: null, street: null, unit: null, postalCode: null });
  expect(none('1240, rue des Érables, H2K 3T1')).toBe(false);
});

test('a street that is longer than any real one is found by its beginning', () => {
  const long = `rue ${'de la Montagne '.repeat(20)}`;
  expect(of(long)(`Au 1240, ${long}, près du parc.`)).toBe(true);
  expect(of(`rue ${'a'.repeat(200)}`)(`Au 1240, rue ${'a'.repeat(200)}.`)).toBe(true);
  expect(of(long)('Au 1240, rue Principale.')).toBe(false);
});

test.each(['street', 'number', 'unit', 'postalCode', 'unparsed'] as const)(
  'a hostile %s as long as the text takes time that grows with the text, not with its square',
  (part) => {
    const hostile = 'a '.repeat(20_000);
    const given = { ...address, ...(part === 'unparsed' && { street: null, number: null }), [part]: `${hostile}x` };
    const before = process.cpuUsage().user;
    mentionsOf(given)(hostile);
    // A few milliseconds; the square takes more than half a minute.
    expect(process.cpuUsage().user - before).toBeLessThan(5_000_000);
  },
);
