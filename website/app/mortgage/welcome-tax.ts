import { type WelcomeTaxPlace, type WelcomeTaxRule, welcomeTaxRules } from './welcome-tax-rules.ts';

/** The rule of a place on a day (`2026-05-31`), or the oldest that is known. */
export function welcomeTaxRuleOn(day: string, place: WelcomeTaxPlace): WelcomeTaxRule {
  const rules = welcomeTaxRules[place];
  const rule = rules.find(({ inForceSince }) => inForceSince <= day) ?? rules.at(-1);
  if (!rule) throw new Error('There is no rule of the welcome tax.');
  return rule;
}

/** What is paid on one slice of a price; amounts in CAD. */
export interface TaxedSlice {
  from: number;
  /** The end of the slice, or the price where that comes first. */
  to: number;
  rate: number;
  tax: number;
}

/** The slices that a price reaches; none where there is no price. */
export const taxedSlices = (price: number, { brackets }: WelcomeTaxRule): TaxedSlice[] =>
  brackets.flatMap(({ upTo, rate }, index) => {
    const from = brackets[index - 1]?.upTo ?? 0;
    const to = Math.min(price, upTo);
    return to > from ? [{ from, to, rate, tax: (to - from) * rate }] : [];
  });

/** What a buyer pays on a price, CAD, to the cent; 0 where there is no price. */
export const welcomeTax = (price: number, rule: WelcomeTaxRule): number =>
  Math.round(taxedSlices(price, rule).reduce((sum, { tax }) => sum + tax, 0) * 100) / 100;
