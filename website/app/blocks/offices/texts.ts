import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { showAll: (total: number): string => `Afficher les ${total}\u00a0bureaux` },
  en: { showAll: (total: number): string => `Show all ${total} offices` },
});
