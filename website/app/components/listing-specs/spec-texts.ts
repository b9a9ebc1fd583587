import { defineTexts } from '../../locale/define-texts.ts';

/** The texts for screen readers beside the numbers of a listing. */
export const specTexts = defineTexts({
  fr: {
    bed: (count: string): string => (Number(count) > 1 ? 'chambres' : 'chambre'),
    bath: (count: string): string => (Number.parseFloat(count) >= 2 ? 'salles de bains' : 'salle de bains'),
    area: 'de superficie habitable',
  },
  en: {
    bed: (count: string): string => (Number(count) > 1 ? 'bedrooms' : 'bedroom'),
    bath: (count: string): string => (Number(count) === 1 ? 'bathroom' : 'bathrooms'),
    area: 'of living area',
  },
});
