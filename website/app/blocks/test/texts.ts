import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { label: 'Exemples', tab: (number: number): string => `Onglet ${number}` },
  en: { label: 'Examples', tab: (number: number): string => `Tab ${number}` },
});
