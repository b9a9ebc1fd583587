import { defineTexts } from '../../locale/define-texts.ts';

const institutions = (total: number): string => (total === 1 ? '1\u00a0institution' : `${total}\u00a0institutions`);

export const texts = defineTexts({
  fr: {
    filter: 'Choisir une institution',
    all: 'Toutes',
    count: institutions,
    showAll: (total: number): string => `Afficher les ${institutions(total)}`,
  },
  en: {
    filter: 'Choose an institution',
    all: 'All',
    count: institutions,
    showAll: (total: number): string => `Show all ${institutions(total)}`,
  },
});
