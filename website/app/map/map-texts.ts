import { defineTexts } from '../locale/define-texts.ts';

export const mapTexts = defineTexts({
  fr: {
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    closePopup: 'Fermer la fiche',
    unavailable: 'La carte ne peut pas s’afficher dans ce navigateur. La liste contient les mêmes propriétés.',
    useMap: 'Explorer la carte',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    closePopup: 'Close the card',
    unavailable: 'The map cannot be shown in this browser. The list holds the same properties.',
    useMap: 'Explore the map',
  },
});
