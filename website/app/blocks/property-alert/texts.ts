import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { title: 'Soyez les premiers avisés', fragment: 'alerte' },
  en: { title: 'Be the first to know', fragment: 'alert' },
});
