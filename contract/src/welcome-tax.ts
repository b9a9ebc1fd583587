import { type WelcomeTaxPlace, type WelcomeTaxRule, welcomeTaxRules } from './welcome-tax-rules.ts';

/** Returns the rule of a place on a day (`2026-05-31`); the oldest known rule for earlier days. */
export function welcomeTaxRuleOn(day: string, place: WelcomeTaxPlace): WelcomeTaxRule {
  const rules = welcomeTaxRules[place];
  const rule = rules.find(({ inForceSince }) => inForceSince <= day) ?? rules.at(-1);
  if (!rule) throw new Error('There is no rule of the welcome tax.');
  return rule;
}

/** The tax on one part of a price; amounts in CAD. */
export interface TaxedSlice {
  from: number;
  /** End of the bracket, or the price when it is lower. */
  to: number;
  rate: number;
  tax: number;
}

/** Returns the taxed parts of a price, one per bracket that it reaches; empty without a price. */
export const taxedSlices = (price: number, { brackets }: WelcomeTaxRule): TaxedSlice[] =>
  brackets.flatMap(({ upTo, rate }, index) => {
    const from = brackets[index - 1]?.upTo ?? 0;
    const to = Math.min(price, upTo);
    return to > from ? [{ from, to, rate, tax: (to - from) * rate }] : [];
  });

/** Returns the tax on a price, CAD, rounded to the cent; 0 without a price. */
export const welcomeTax = (price: number, rule: WelcomeTaxRule): number =>
  Math.round(taxedSlices(price, rule).reduce((sum, { tax }) => sum + tax, 0) * 100) / 100;
