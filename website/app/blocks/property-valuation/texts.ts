import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { title: 'Combien vaut votre propriété\u00a0?', fragment: 'evaluation' },
  en: { title: 'What is your property worth?', fragment: 'valuation' },
});
