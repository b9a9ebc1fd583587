import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { label: 'À la une' },
  en: { label: 'Highlights' },
});
