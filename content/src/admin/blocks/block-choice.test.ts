import { expect, test } from 'vitest';
import { bestChoice, findChoices, groupChoices } from './block-choice.ts';
import { blockChoices } from './block-choices.ts';

const typesOf = (query: string) => findChoices(blockChoices, query).map(({ type }) => type);

test.each([
  ['équipe', 'team_members_block'],
  ['equipe', 'team_members_block'],
  ['TEAM', 'team_members_block'],
  ['calculatrice', 'mortgage_calculator_block'],
  ['image cote', 'highlights_block'],
])('“%s” finds %s', (query, type) => {
  expect(typesOf(query)).toContain(type);
});

test.each([
  ['propriétés', 'fr', 'properties_block'],
  ['Bannière', 'fr', 'hero_block_1'],
  ['bannière en car', 'fr', 'hero_slider_block'],
] as const)('Enter after “%s” (%s) chooses the block of that name', (query, language, type) => {
  expect(bestChoice(findChoices(blockChoices, query), query, language)?.type).toBe(type);
});

test('every word of a query must be there', () => {
  expect(typesOf('equipe astronaute')).toEqual([]);
});

test('an empty query finds every block of a page, grouped as in the descriptions', () => {
  expect(typesOf(' ')).toHaveLength(blockChoices.length);
  const groups = groupChoices(blockChoices, 'en').map(([name]) => name);
  expect(new Set(groups).size).toBe(groups.length);
  expect(groups[0]).toBe('Heroes');
});

test('no header or footer is offered for a page', () => {
  expect(blockChoices.filter(({ type }) => /^(header|footer)/.test(type))).toEqual([]);
});
