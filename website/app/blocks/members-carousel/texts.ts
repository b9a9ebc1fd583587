import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    label: 'Notre équipe',
  },
  en: {
    label: 'Our team',
  },
});
