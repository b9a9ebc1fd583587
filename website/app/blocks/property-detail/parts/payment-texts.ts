import { defineTexts } from '../../../locale/define-texts.ts';
import type { PaymentFrequency } from '../../../mortgage/mortgage-terms.ts';

const frequencies: Record<'fr' | 'en', Record<PaymentFrequency, string>> = {
  fr: { weekly: 'Chaque semaine', 'bi-weekly': 'Aux deux semaines', monthly: 'Chaque mois' },
  en: { weekly: 'Weekly', 'bi-weekly': 'Every 2 weeks', monthly: 'Monthly' },
};

const periods: Record<'fr' | 'en', Record<PaymentFrequency, string>> = {
  fr: { weekly: 'par semaine', 'bi-weekly': 'aux deux semaines', monthly: 'par mois' },
  en: { weekly: 'a week', 'bi-weekly': 'every 2 weeks', monthly: 'a month' },
};

export const paymentTexts = defineTexts({
  fr: {
    title: 'Paiement hypothécaire estimé',
    about: (payment: string): string => `Environ ${payment} par mois`,
    adjust: 'Ajuster le calcul',
    period: (frequency: PaymentFrequency): string => periods.fr[frequency],
    price: 'Prix',
    downPayment: 'Mise de fonds',
    rate: 'Taux d’intérêt (%)',
    amortization: 'Amortissement',
    years: (count: number): string => `${count} ans`,
    frequency: 'Fréquence des paiements',
    frequencyOf: (frequency: PaymentFrequency): string => frequencies.fr[frequency],
    terms: (downPayment: string, percent: string, rate: string, years: number, loan: string): string =>
      `Mise de fonds de ${downPayment} (${percent}\u00a0%), prêt de ${loan} à ${rate}\u00a0% sur ${years} ans.`,
    tooHigh: 'La mise de fonds dépasse le prix.',
    tooLow: (minimum: string): string => `La mise de fonds minimale pour ce prix est de ${minimum}.`,
    badRate: 'Entrez un taux de 0 à 100\u00a0%.',
    note: 'Estimation à titre indicatif, intérêts composés semestriellement. Taxes, assurances et frais de démarrage en sus.',
  },
  en: {
    title: 'Estimated mortgage payment',
    about: (payment: string): string => `About ${payment} a month`,
    adjust: 'Adjust the estimate',
    period: (frequency: PaymentFrequency): string => periods.en[frequency],
    price: 'Price',
    downPayment: 'Down payment',
    rate: 'Interest rate (%)',
    amortization: 'Amortization',
    years: (count: number): string => `${count} years`,
    frequency: 'Payment frequency',
    frequencyOf: (frequency: PaymentFrequency): string => frequencies.en[frequency],
    terms: (downPayment: string, percent: string, rate: string, years: number, loan: string): string =>
      `${downPayment} down (${percent}%), a loan of ${loan} at ${rate}% over ${years} years.`,
    tooHigh: 'The down payment is more than the price.',
    tooLow: (minimum: string): string => `The minimum down payment at this price is ${minimum}.`,
    badRate: 'Enter a rate from 0 to 100%.',
    note: 'An estimate for information, with interest compounded twice a year. Taxes, insurance and closing costs are extra.',
  },
});
