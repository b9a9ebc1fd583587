import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    filter: 'Filtrer par spécialité',
    all: 'Tous',
    count: (total: number): string => (total === 1 ? '1\u00a0partenaire' : `${total}\u00a0partenaires`),
    showAll: (total: number): string => `Afficher les ${total}\u00a0partenaires`,
  },
  en: {
    filter: 'Filter by specialty',
    all: 'All',
    count: (total: number): string => (total === 1 ? '1 partner' : `${total} partners`),
    showAll: (total: number): string => `Show all ${total} partners`,
  },
});
