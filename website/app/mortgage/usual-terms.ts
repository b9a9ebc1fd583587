import { mortgageRules } from './mortgage-rules.ts';
import { type MortgagePropertyType, type MortgageTerms, mortgageDefaults } from './mortgage-terms.ts';

/**
 * Usual down payment as a fraction of the price, never below the minimum. For homes it is 20 %, which needs no loan insurance;
 * for commercial property it is the minimum.
 */
const usualShare: Record<MortgagePropertyType, number> = {
  Residential: 0.2,
  Commercial: mortgageRules.texts.commercial,
};

/** Returns the terms of the first estimate for a listing: the calculator's defaults with the usual down payment. */
export const usualTerms = ({ price, propertyType }: Pick<MortgageTerms, 'price' | 'propertyType'>): MortgageTerms => ({
  ...mortgageDefaults,
  price,
  propertyType,
  downPayment: Math.ceil(price * usualShare[propertyType]),
});
