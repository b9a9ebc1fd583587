import { defineTexts } from '../locale/define-texts.ts';

export const mapTexts = defineTexts({
  fr: {
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    closePopup: 'Fermer la fiche',
    unavailable: 'La carte ne peut pas s’afficher dans ce navigateur. La liste contient les mêmes propriétés.',
    useMap: 'Explorer la carte',
    markers: 'Repères',
    marker: 'Repère',
    cluster: (count: string) => `Agrandir\u00a0: ${count}\u00a0repères`,
    stack: (count: number) => `${count}\u00a0repères au même endroit`,
    attribution: 'Sources de la carte',
    place: (place: number, count: number) => `${place} sur ${count}`,
    previous: 'Précédent',
    next: 'Suivant',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    closePopup: 'Close the card',
    unavailable: 'The map cannot be shown in this browser. The list holds the same properties.',
    useMap: 'Explore the map',
    markers: 'Markers',
    marker: 'Marker',
    cluster: (count: string) => `Zoom in on ${count} markers`,
    stack: (count: number) => `${count} markers in one place`,
    attribution: 'Sources of the map',
    place: (place: number, count: number) => `${place} of ${count}`,
    previous: 'Previous',
    next: 'Next',
  },
});
