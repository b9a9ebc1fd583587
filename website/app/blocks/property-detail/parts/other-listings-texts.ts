import { defineTexts } from '../../../locale/define-texts.ts';

/** Texts of the listings below a listing. */
export const otherListingsTexts = defineTexts({
  fr: {
    nearby: 'À deux pas d’ici',
    similar: 'Propriétés semblables',
    allSimilar: 'Voir toutes les propriétés semblables',
  },
  en: {
    nearby: 'Nearby',
    similar: 'Similar properties',
    allSimilar: 'See all similar properties',
  },
});
