import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    search: 'Rechercher',
    form: 'Rechercher une propriété',
    type: 'Type de propriété',
    anyType: 'Tous les types',
    priceMax: 'Prix maximum',
    rentMax: 'Loyer maximum',
    anyMax: 'Aucun maximum',
    members: 'Notre équipe',
  },
  en: {
    search: 'Search',
    form: 'Search for a property',
    type: 'Property type',
    anyType: 'All types',
    priceMax: 'Highest price',
    rentMax: 'Highest rent',
    anyMax: 'No maximum',
    members: 'Our team',
  },
});
