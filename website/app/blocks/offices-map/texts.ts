import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { map: 'Carte des bureaux', office: 'Bureau' },
  en: { map: 'Map of the offices', office: 'Office' },
});
