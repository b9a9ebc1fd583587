import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { label: 'Sections', tab: (number: number): string => `Onglet ${number}` },
  en: { label: 'Sections', tab: (number: number): string => `Tab ${number}` },
});
