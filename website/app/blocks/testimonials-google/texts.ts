import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    label: 'Avis Google',
    total: (_count: number, text: string): string => `${text}\u00a0avis Google`,
  },
  en: {
    label: 'Google reviews',
    total: (count: number, text: string): string => (count === 1 ? `${text} Google review` : `${text} Google reviews`),
  },
});
