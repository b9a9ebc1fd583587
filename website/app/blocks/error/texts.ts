import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    form: 'Rechercher une propriété',
    title: 'Et si on cherchait ensemble\u00a0?',
    place: 'Municipalité',
    anyPlace: 'Partout au Québec',
    type: 'Type de propriété',
    anyType: 'Tous les types',
    priceMax: 'Prix maximum',
    anyMax: 'Aucun maximum',
    search: 'Rechercher',
    places: 'Là où il y a le plus de propriétés',
    pages: 'Reprenez par ici',
    listings: 'Nouvellement sur le marché',
    contact: 'Écrire un message',
  },
  en: {
    form: 'Search for a property',
    title: 'Shall we look together?',
    place: 'Municipality',
    anyPlace: 'Anywhere in Québec',
    type: 'Property type',
    anyType: 'All types',
    priceMax: 'Highest price',
    anyMax: 'No maximum',
    search: 'Search',
    places: 'Where most of the properties are',
    pages: 'Start again from here',
    listings: 'New on the market',
    contact: 'Write a message',
  },
});
