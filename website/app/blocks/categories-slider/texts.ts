import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    label: 'Catégories de propriétés',
    count: (total: number, text: string): string => `${text}\u00a0${total < 2 ? 'propriété' : 'propriétés'}`,
  },
  en: {
    label: 'Categories of properties',
    count: (total: number, text: string): string => `${text} ${total === 1 ? 'property' : 'properties'}`,
  },
});
