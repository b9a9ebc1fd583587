import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: { map: 'Carte', place: 'Repère sur la carte' },
  en: { map: 'Map', place: 'Marker on the map' },
});
