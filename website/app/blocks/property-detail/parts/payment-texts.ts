import { defineTexts } from '../../../locale/define-texts.ts';

export const paymentTexts = defineTexts({
  fr: {
    title: 'Paiement hypothécaire estimé',
    about: (payment: string): string => `Environ ${payment} par mois`,
    partOf: (payment: string, total: string): string => `Environ ${total} par mois, dont ${payment} d’hypothèque`,
    adjust: 'Ajuster le calcul',
  },
  en: {
    title: 'Estimated mortgage payment',
    about: (payment): string => `About ${payment} a month`,
    partOf: (payment, total): string => `About ${total} a month, of which ${payment} is the mortgage`,
    adjust: 'Adjust the estimate',
  },
});
