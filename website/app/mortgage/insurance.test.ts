import { expect, test } from 'vitest';
import { insuranceNote } from './insurance.ts';
import { mortgageRules } from './mortgage-rules.ts';
import { mortgageDefaults } from './mortgage-terms.ts';

const home = { ...mortgageDefaults, price: 600_000 };
const federal = mortgageRules['federal-2024'];

test.each([
  [{ downPayment: 119_999 }, 'insured'],
  [{ downPayment: 120_000 }, null],
  [{ downPayment: 60_000, amortizationPeriod: 25 }, 'insured'],
  [{ downPayment: 60_000, amortizationPeriod: 26 }, 'first-or-new'],
  [{ downPayment: 60_000, amortizationPeriod: 30 }, 'first-or-new'],
  [{ downPayment: 120_000, amortizationPeriod: 30 }, null],
  [{ downPayment: 0, propertyType: 'Commercial' }, null],
  [{ price: 0 }, null],
] as const)('of a home at 600 000 CAD, %j asks for: %s', (terms, note) => {
  expect(insuranceNote({ ...home, ...terms }, federal)).toBe(note);
});

test('the rules of the texts say nothing of insurance', () => {
  expect(insuranceNote({ ...home, downPayment: 30_000 }, mortgageRules.texts)).toBeNull();
});
