import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    title: 'Calculatrice hypothécaire',
    calculate: 'Calculer',
    result: 'Votre paiement estimé',
    needsScript: 'La calculatrice a besoin de JavaScript. Nos courtiers peuvent faire le calcul avec vous\u00a0:',
    contactPage: 'écrivez-nous',
    chartOf: (years: number, interest: string): string =>
      `Sur ${years}\u00a0ans, le solde du prêt descend à zéro et les intérêts s’élèvent à ${interest} en tout.`,
    balance: 'Solde',
    interestSoFar: 'Intérêts cumulés',
    schedule: 'Voir le tableau d’amortissement',
    scheduleCaption: 'Remboursement du prêt, année par année',
    year: 'Année',
    principal: 'Capital',
    interest: 'Intérêts',
    welcomeTax: 'Taxe de bienvenue',
    welcomeTaxOf: (price: string, since: string): string =>
      `Droits de mutation sur un prix de ${price}, selon les tranches provinciales en vigueur depuis le ${since}. Certaines municipalités, dont Montréal, demandent davantage.`,
  },
  en: {
    title: 'Mortgage calculator',
    calculate: 'Calculate',
    result: 'Your estimated payment',
    needsScript: 'The calculator needs JavaScript. Our brokers can do the numbers with you:',
    contactPage: 'write to us',
    chartOf: (years, interest) =>
      `Over ${years}\u00a0years the balance of the loan falls to zero, and the interest comes to ${interest} in all.`,
    balance: 'Balance',
    interestSoFar: 'Interest so far',
    schedule: 'See the amortization schedule',
    scheduleCaption: 'How the loan is paid back, year by year',
    year: 'Year',
    principal: 'Principal',
    interest: 'Interest',
    welcomeTax: 'Welcome tax',
    welcomeTaxOf: (price, since) =>
      `Transfer duties on a price of ${price}, by the provincial brackets in force since ${since}. Some municipalities, Montréal among them, ask more.`,
  },
});
