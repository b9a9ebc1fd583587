import { defineTexts } from '../locale/define-texts.ts';

export const mapTexts = defineTexts({
  fr: {
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    closePopup: 'Fermer la fiche',
    unavailable: 'La carte ne peut pas s’afficher dans ce navigateur. La liste contient les mêmes propriétés.',
    wheel: 'Ctrl + molette pour zoomer',
    wheelMac: '⌘ + molette pour zoomer',
    fingers: 'Deux doigts pour déplacer la carte',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    closePopup: 'Close the card',
    unavailable: 'The map cannot be shown in this browser. The list holds the same properties.',
    wheel: 'Ctrl + scroll to zoom the map',
    wheelMac: '⌘ + scroll to zoom the map',
    fingers: 'Use two fingers to move the map',
  },
});
