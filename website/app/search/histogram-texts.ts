import { defineTexts } from '../locale/define-texts.ts';

export const histogramTexts = defineTexts({
  fr: {
    none: 'Aucune propriété dont cette valeur est connue',
    most: (low: string, high: string, count: string): string =>
      `Le plus de propriétés, ${count}, se trouvent entre ${low} et ${high}`,
  },
  en: {
    none: 'No property of which this is known',
    most: (low: string, high: string, count: string): string =>
      `Most properties, ${count}, are between ${low} and ${high}`,
  },
});
