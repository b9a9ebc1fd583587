import { defineTexts } from '../../locale/define-texts.ts';

export const drawTexts = defineTexts({
  fr: {
    draw: 'Dessiner une zone',
    change: 'Modifier la zone',
    removeArea: 'Retirer la zone dessinée',
    byHand: 'Main levée',
    byCorners: 'Coins',
    byRadius: 'Rayon',
    handHint: 'Tracez le contour d’un seul geste, à la souris ou au doigt.',
    slip: 'Le tracé est trop court\u00a0: recommencez d’un geste plus ample.',
    cornersHint: (count: number): string => {
      if (count === 0) return 'Cliquez ou touchez la carte, un coin après l’autre.';
      const corners = `${count}\u00a0${count > 1 ? 'coins' : 'coin'}`;
      if (count < 3) return `${corners}. Il en faut au moins trois.`;
      return `${corners}. Pour fermer la zone, revenez au premier, touchez deux fois ou appuyez sur Entrée sans bouger.`;
    },
    editHint: 'Faites glisser un coin pour le déplacer.',
    cornersKeys:
      'Au clavier\u00a0: les flèches déplacent la mire (plus finement avec Maj), Entrée pose un coin, Retour arrière le retire, Échap annule.',
    editKeys: 'Au clavier\u00a0: Page suivante et Page précédente choisissent un coin, les flèches le déplacent.',
    byKeys: 'Poser les coins au clavier',
    crosshair: 'Mire sur la carte',
    corner: (corner: number, count: number): string => `Coin ${corner} sur ${count}`,
    radiusHint: 'Choisissez un endroit et la distance autour de lui.',
    undo: 'Retirer le dernier coin',
    close: 'Fermer la zone',
    cancel: 'Annuler',
    redraw: 'Redessiner',
    done: 'Terminé',
    around: 'Autour de',
    mapMiddle: 'Centre de la carte',
    areaMiddle: 'Centre de la zone',
    radius: 'Rayon',
    km: (radius: string): string => `${radius}\u00a0km`,
    apply: 'Chercher ici',
    searching: 'Recherche dans la zone dessinée…',
    found: (count: number, text: string): string =>
      count === 0
        ? 'Aucune propriété dans la zone dessinée'
        : `${text}\u00a0${count > 1 ? 'propriétés' : 'propriété'} dans la zone dessinée`,
    removed: 'La zone dessinée est retirée.',
  },
  en: {
    draw: 'Draw an area',
    change: 'Change the area',
    removeArea: 'Remove the drawn area',
    byHand: 'Freehand',
    byCorners: 'Corners',
    byRadius: 'Radius',
    handHint: 'Trace the outline in one stroke, with the mouse or a finger.',
    slip: 'The line is too short: try again with a wider stroke.',
    cornersHint: (count: number): string => {
      if (count === 0) return 'Click or tap the map, one corner after the other.';
      const corners = `${count}\u00a0${count > 1 ? 'corners' : 'corner'}`;
      if (count < 3) return `${corners}. It takes at least three.`;
      return `${corners}. To close the area, return to the first one, double tap or press Enter without moving.`;
    },
    editHint: 'Drag a corner to move it.',
    cornersKeys:
      'By keyboard: the arrows move the crosshair (finer with Shift), Enter sets a corner, Backspace removes it, Escape cancels.',
    editKeys: 'By keyboard: Page Down and Page Up choose a corner, the arrows move it.',
    byKeys: 'Set corners by keyboard',
    crosshair: 'Crosshair on the map',
    corner: (corner: number, count: number): string => `Corner ${corner} of ${count}`,
    radiusHint: 'Choose a place and the distance around it.',
    undo: 'Remove the last corner',
    close: 'Close the area',
    cancel: 'Cancel',
    redraw: 'Draw again',
    done: 'Done',
    around: 'Around',
    mapMiddle: 'Centre of the map',
    areaMiddle: 'Centre of the area',
    radius: 'Radius',
    km: (radius: string): string => `${radius}\u00a0km`,
    apply: 'Search here',
    searching: 'Searching in the area you drew…',
    found: (count: number, text: string): string =>
      count === 0
        ? 'No properties in the area you drew'
        : `${text} ${count > 1 ? 'properties' : 'property'} in the area you drew`,
    removed: 'The drawn area is removed.',
  },
});
