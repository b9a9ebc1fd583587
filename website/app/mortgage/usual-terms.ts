import { mortgageRules } from './mortgage-rules.ts';
import { type MortgagePropertyType, type MortgageTerms, mortgageDefaults } from './mortgage-terms.ts';

/**
 * What most buyers bring to a home: with a fifth of the price no loan insurance is needed, and it is never below the minimum. For a
 * commercial property the minimum itself.
 */
const usualShare: Record<MortgagePropertyType, number> = {
  Residential: 0.2,
  Commercial: mortgageRules.texts.commercial,
};

/** The terms on which the payment of a listing is first estimated: the defaults of the calculator and a usual down payment. */
export const usualTerms = ({ price, propertyType }: Pick<MortgageTerms, 'price' | 'propertyType'>): MortgageTerms => ({
  ...mortgageDefaults,
  price,
  propertyType,
  downPayment: Math.ceil(price * usualShare[propertyType]),
});
