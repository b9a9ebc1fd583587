import { expect, test } from 'vitest';
import { isProposal } from './is-proposal.ts';

test.each([
  ['le-notaire', true],
  ['le-notaire-2', true],
  ['le-notaire-public', false],
  ['le-notaire-', false],
  ['notaire', false],
])('%s is proposed by « Le notaire »: %s', (value, expected) => {
  expect(isProposal(value, 'le-notaire')).toBe(expected);
});
