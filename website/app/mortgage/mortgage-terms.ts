/** Input of the mortgage calculation (mortgage.1). */
export interface MortgageTerms {
  propertyType: MortgagePropertyType;
  /** CAD. */
  price: number;
  /** CAD. */
  downPayment: number;
  /** Annual rate as a fraction: 0.055 is 5.5 %. */
  interestRate: number;
  /** Years. */
  amortizationPeriod: number;
  paymentFrequency: PaymentFrequency;
}

export const mortgagePropertyTypes = ['Residential', 'Commercial'] as const;
export type MortgagePropertyType = (typeof mortgagePropertyTypes)[number];

export const paymentFrequencies = ['weekly', 'bi-weekly', 'monthly'] as const;
export type PaymentFrequency = (typeof paymentFrequencies)[number];

/** Initial values of the calculator (mortgage.1). */
export const mortgageDefaults: MortgageTerms = {
  propertyType: 'Residential',
  price: 0,
  downPayment: 0,
  interestRate: 0.055,
  amortizationPeriod: 25,
  paymentFrequency: 'monthly',
};
