import { regionOf } from '@vitrine/contract/core/quebec-regions.ts';
import { municipalities as demo } from '@vitrine/demo/listings/municipalities.ts';
import { expect, test } from 'vitest';
import { chosenLines, groupChoices, otherChoice } from './group-choices.ts';

const choices = [
  { code: '58227', label: 'Longueuil' },
  { code: '65005', label: 'Laval' },
  { code: '70052', label: 'Salaberry-de-Valleyfield' },
  { code: '81017', label: 'Gatineau' },
  { code: '83032', label: 'Maniwaki' },
  { code: 'x-1', label: 'Ailleurs' },
];
const lines = groupChoices(choices, 'fr');

test('municipalities stand below their regions, and alone where they are alone', () => {
  expect(lines.map(({ label, isGroup }) => (isGroup ? `${label}:` : label))).toEqual([
    'Ailleurs',
    'Laval',
    'Montérégie:',
    'Longueuil',
    'Salaberry-de-Valleyfield',
    'Outaouais:',
    'Gatineau',
    'Maniwaki',
  ]);
});

test('boroughs stand below their municipality, and a region stands for its municipalities alone', () => {
  const boroughs = [
    { code: '65005', label: 'Laval' },
    { code: '65005_vimont', label: 'Laval (Vimont)' },
    { code: '81017', label: 'Gatineau' },
    { code: '81017_aylmer', label: 'Gatineau (Aylmer)' },
    { code: '83032', label: 'Maniwaki' },
    { code: 'on-ottawa', label: 'Ottawa' },
    { code: 'on-ottawa_kanata', label: 'Ottawa (Kanata)' },
  ];
  const grouped = groupChoices(boroughs, 'fr');
  expect(grouped.map(({ label, isGroup }) => (isGroup ? `${label}:` : label))).toEqual([
    'Laval',
    'Laval (Vimont)',
    'Ottawa',
    'Ottawa (Kanata)',
    'Outaouais:',
    'Gatineau',
    'Gatineau (Aylmer)',
    'Maniwaki',
  ]);
  expect(grouped.find(({ isGroup }) => isGroup)?.codes).toEqual(['81017', '83032']);
});

test('a region stands for all that is in it', () => {
  expect(lines.find(({ label }) => label === 'Outaouais')?.codes).toEqual(['81017', '83032']);
});

test('a whole region that is chosen is one line', () => {
  const labels = chosenLines(lines, ['65005', '81017', '83032', '58227', 'gone']).map(({ label }) => label);
  expect(labels).toEqual(['Outaouais', 'Laval', 'Longueuil', 'gone']);
});

test.each([
  ['66023', 'Montréal'],
  ['23027', 'Capitale-Nationale'],
  ['47017', 'Estrie'],
  ['25213', 'Chaudière-Appalaches'],
  ['01023', 'Gaspésie–Îles-de-la-Madeleine'],
  ['00001', undefined],
  ['660', undefined],
])('the municipality %s is in %s', (code, region) => {
  expect(regionOf(code)).toBe(region);
});

test('every municipality of the demo lies in a region', () => {
  expect(demo.filter(({ code }) => regionOf(code) === undefined)).toEqual([]);
});

test.each([
  [' Orford ', 'Orford'],
  ['Saint-Herménégilde, QC', 'Saint-Herménégilde QC'],
  ['laval', null],
  ['Salaberry de Valleyfield', null],
  ['O', null],
  [' , ', null],
])('of the typed name “%s” the municipality “%s” can be chosen, besides those of the list', (typed, name) => {
  expect(otherChoice(choices, typed)?.code ?? null).toBe(name);
});
