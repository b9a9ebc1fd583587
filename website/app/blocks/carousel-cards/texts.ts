import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { label: 'À découvrir' },
  en: { label: 'Discover' },
});
