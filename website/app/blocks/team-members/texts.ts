import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { members: 'Notre équipe', readMore: 'Lire la suite', close: 'Fermer' },
  en: { members: 'Our team', readMore: 'Read more', close: 'Close' },
});
