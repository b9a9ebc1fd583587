import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    map: 'Carte des propriétés vendues',
    list: 'Liste des propriétés vendues',
    property: (number: string): string => `Propriété n°\u00a0${number}`,
  },
  en: {
    map: 'Map of sold properties',
    list: 'List of sold properties',
    property: (number: string): string => `Property no.\u00a0${number}`,
  },
});
