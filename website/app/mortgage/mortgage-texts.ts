import { defineTexts } from '../locale/define-texts.ts';
import type { MortgagePropertyType, PaymentFrequency } from './mortgage-terms.ts';

const frequencies: Record<'fr' | 'en', Record<PaymentFrequency, string>> = {
  fr: { weekly: 'Chaque semaine', 'bi-weekly': 'Aux deux semaines', monthly: 'Chaque mois' },
  en: { weekly: 'Weekly', 'bi-weekly': 'Every 2 weeks', monthly: 'Monthly' },
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
    insuranceOf: (note: 'insured' | 'first-or-new'): string =>
      note === 'insured'
        ? 'Sous 20\u00a0% de mise de fonds, le prêt doit être assuré\u00a0: la prime n’est pas comprise dans l’estimation.'
        : 'Sous 20\u00a0% de mise de fonds, 30\u00a0ans sont offerts aux premiers acheteurs et pour une propriété neuve seulement. La prime d’assurance n’est pas comprise dans l’estimation.',
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
    insuranceOf: (note) =>
      note === 'insured'
        ? 'Below 20% down the loan has to be insured; the premium is not part of this estimate.'
        : 'Below 20% down, 30 years are for first-time buyers and new homes only. The insurance premium is not part of this estimate.',
    note: 'An estimate for information, with interest compounded twice a year. Taxes, insurance and closing costs are extra.',
  },
});
