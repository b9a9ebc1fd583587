import { defineTexts } from '../../../locale/define-texts.ts';

export const paymentTexts = defineTexts({
  fr: {
    title: 'Paiement hypothécaire estimé',
    about: (payment: string): string => `Environ ${payment} par mois`,
    adjust: 'Ajuster le calcul',
  },
  en: {
    title: 'Estimated mortgage payment',
    about: (payment): string => `About ${payment} a month`,
    adjust: 'Adjust the estimate',
  },
});
