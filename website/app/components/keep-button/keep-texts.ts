import { defineTexts } from '../../locale/define-texts.ts';

export const keepTexts = defineTexts({
  fr: { keep: 'Ajouter aux favoris\u00a0:' },
  en: { keep: 'Add to favourites:' },
});
