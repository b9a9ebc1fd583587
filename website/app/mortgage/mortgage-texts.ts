import { defineTexts } from '../locale/define-texts.ts';
import type { MortgagePropertyType, PaymentFrequency } from './mortgage-terms.ts';

const frequencies: Record<'fr' | 'en', Record<PaymentFrequency, string>> = {
  fr: { weekly: 'Chaque semaine, accéléré', 'bi-weekly': 'Aux deux semaines, accéléré', monthly: 'Chaque mois' },
  en: { weekly: 'Weekly, accelerated', 'bi-weekly': 'Every 2 weeks, accelerated', monthly: 'Monthly' },
};

const periods: Record<'fr' | 'en', Record<PaymentFrequency, string>> = {
  fr: { weekly: 'par semaine', 'bi-weekly': 'aux deux semaines', monthly: 'par mois' },
  en: { weekly: 'a week', 'bi-weekly': 'every 2 weeks', monthly: 'a month' },
};

const propertyTypes: Record<'fr' | 'en', Record<MortgagePropertyType, string>> = {
  fr: { Residential: 'Résidentiel', Commercial: 'Commercial' },
  en: { Residential: 'Residential', Commercial: 'Commercial' },
};

/** The texts of the mortgage fields, shared by all blocks that show them. */
export const mortgageTexts = defineTexts({
  fr: {
    propertyType: 'Type de propriété',
    propertyTypeOf: (type: MortgagePropertyType): string => propertyTypes.fr[type],
    price: 'Prix',
    downPayment: 'Mise de fonds',
    rate: 'Taux d’intérêt (%)',
    amortization: 'Amortissement',
    years: (count: number): string => `${count}\u00a0ans`,
    frequency: 'Fréquence des paiements',
    frequencyOf: (frequency: PaymentFrequency): string => frequencies.fr[frequency],
    period: (frequency: PaymentFrequency): string => periods.fr[frequency],
    terms: (downPayment: string, percent: string, rate: string, years: number, loan: string): string =>
      `Mise de fonds de ${downPayment} (${percent}), prêt de ${loan} à ${rate} sur ${years}\u00a0ans.`,
    tooHigh: 'Mise de fonds trop élevée\u00a0: elle dépasse le prix.',
    tooLow: (minimum: string): string => `La mise de fonds minimale pour ce prix est de ${minimum}.`,
    badRate: 'Entrez un taux de 0 à 100\u00a0%.',
    insuranceOf: (isLong: boolean): string =>
      isLong
        ? 'Sous 20\u00a0% de mise de fonds, le prêt doit être assuré, et 30\u00a0ans sont offerts aux premiers acheteurs et pour une propriété neuve seulement.'
        : 'Sous 20\u00a0% de mise de fonds, le prêt doit être assuré.',
    premium: (premium: string, rate: string): string =>
      `Le prêt comprend la prime d’assurance prêt de ${premium} (${rate}).`,
    premiumTax: (tax: string, rate: string): string =>
      `La taxe de ${rate}\u00a0% sur cette prime, soit ${tax}, se paie à l’achat\u00a0: elle ne s’ajoute pas au prêt.`,
    accelerated: (frequency: Exclude<PaymentFrequency, 'monthly'>, years: number): string =>
      `Paiements accélérés\u00a0: ${frequency === 'weekly' ? '52 par an, chacun du quart' : '26 par an, chacun de la moitié'} d’un paiement mensuel. Le prêt est remboursé durant la ${years}e\u00a0année.`,
    note: 'Estimation à titre indicatif, intérêts composés semestriellement. Taxes, assurances et frais de démarrage en sus.',
  },
  en: {
    propertyType: 'Property type',
    propertyTypeOf: (type) => propertyTypes.en[type],
    price: 'Price',
    downPayment: 'Down payment',
    rate: 'Interest rate (%)',
    amortization: 'Amortization',
    years: (count) => `${count} years`,
    frequency: 'Payment frequency',
    frequencyOf: (frequency) => frequencies.en[frequency],
    period: (frequency) => periods.en[frequency],
    terms: (downPayment, percent, rate, years, loan) =>
      `${downPayment} down (${percent}), a loan of ${loan} at ${rate} over ${years} years.`,
    tooHigh: 'Down payment too high: it is more than the price.',
    tooLow: (minimum) => `The minimum down payment at this price is ${minimum}.`,
    badRate: 'Enter a rate from 0 to 100%.',
    insuranceOf: (isLong) =>
      isLong
        ? 'Below 20% down the loan has to be insured, and 30 years are for first-time buyers and new homes only.'
        : 'Below 20% down the loan has to be insured.',
    premium: (premium, rate) => `The loan includes the mortgage insurance premium of ${premium} (${rate}).`,
    premiumTax: (tax, rate) =>
      `The ${rate}% tax on this premium, ${tax}, is paid when you buy: it is not added to the loan.`,
    accelerated: (frequency, years) =>
      `Accelerated payments: ${frequency === 'weekly' ? '52 a year, each a quarter' : '26 a year, each half'} of a monthly payment. The loan is paid back in year ${years}.`,
    note: 'An estimate for information, with interest compounded twice a year. Taxes, insurance and closing costs are extra.',
  },
});
