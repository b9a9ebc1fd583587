import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { label: 'Images et vidéos' },
  en: { label: 'Pictures and videos' },
});
