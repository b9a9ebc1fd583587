import { defineTexts } from '../../../locale/define-texts.ts';

/** Texts of the map, which are loaded with it. */
export const mapTexts = defineTexts({
  fr: {
    label: 'Carte des propriétés',
    marker: 'Propriété',
    // A label begins with its visible text, so that speech input finds it (WCAG 2.5.3).
    markerAt: (label: string, price: string) => `${label}, propriété à ${price}`,
    failed: 'Les repères n’ont pas pu être chargés.',
    retry: 'Réessayer',
  },
  en: {
    label: 'Map of the properties',
    marker: 'Property',
    markerAt: (label: string, price: string) => `${label}, property at ${price}`,
    failed: 'The markers could not be loaded.',
    retry: 'Try again',
  },
});
