import type { Material } from '../building/walls.ts';
import type { Alt } from '../descriptions/description.ts';

/** A material with the words for it after the noun: « en brique rouge », “red-brick”. */
export interface NamedMaterial {
  material: Material;
  words: Alt;
}

const named = (kind: Material['kind'], colour: string, fr: string, en: string): NamedMaterial => ({
  material: { kind, colour },
  words: { fr, en },
});

export const bricks = [
  named('brick', '#a2594a', 'en brique rouge', 'red-brick'),
  named('brick', '#c7a67c', 'en brique chamois', 'buff-brick'),
  named('brick', '#8f6a55', 'en brique brune', 'brown-brick'),
  named('brick', '#b5785d', 'en brique orangée', 'orange-brick'),
  named('brick', '#d8cbb6', 'en brique pâle', 'pale-brick'),
  named('brick', '#7e5560', 'en brique prune', 'plum-brick'),
  named('brick', '#b98f74', 'en brique rosée', 'pink-brick'),
] as const;

export const cityWalls = [
  bricks[0],
  named('ashlar', '#b6b3ae', 'en pierre grise', 'greystone'),
  bricks[2],
  bricks[1],
  named('ashlar', '#c9bfae', 'en pierre calcaire', 'limestone'),
  bricks[3],
  bricks[5],
  bricks[4],
] as const;

export const sidings = [
  named('clapboard', '#f0ece2', 'à clins blancs', 'white clapboard'),
  named('clapboard', '#8296a6', 'à clins bleus', 'blue clapboard'),
  named('brick', '#a8604e', 'en brique rouge', 'red-brick'),
  named('clapboard', '#93a08c', 'à clins vert sauge', 'sage-green clapboard'),
  named('clapboard', '#d9c9a8', 'à clins crème', 'cream clapboard'),
  named('brick', '#c7ad8c', 'en brique chamois', 'buff-brick'),
  named('clapboard', '#5f6a74', 'à clins ardoise', 'slate-grey clapboard'),
  named('planks', '#a97a50', 'en bois', 'wooden'),
] as const;

export const villageWalls = [
  named('clapboard', '#f2eee4', 'à clins blancs', 'white clapboard'),
  named('clapboard', '#ead9a2', 'à clins jaunes', 'yellow clapboard'),
  named('stone', '#b8afa2', 'en pierre des champs', 'fieldstone'),
  named('clapboard', '#8aa0b2', 'à clins bleus', 'blue clapboard'),
  named('brick', '#a8604e', 'en brique rouge', 'red-brick'),
  named('clapboard', '#a9b39b', 'à clins vert pâle', 'pale green clapboard'),
] as const;

export const blockWalls = [
  bricks[0],
  bricks[1],
  named('brick', '#3f3d3f', 'en brique noire', 'black-brick'),
  bricks[4],
  named('ashlar', '#c5c1b8', 'en pierre pâle', 'pale stone'),
  bricks[2],
  named('brick', '#8f9296', 'en brique grise', 'grey-brick'),
] as const;

export const woods = [
  named('boards', '#a2683c', 'en cèdre roux', 'red-cedar'),
  named('boards', '#5b4636', 'en bois foncé', 'dark-wood'),
  named('boards', '#c79a66', 'en bois pâle', 'pale-wood'),
  named('boards', '#8f8b84', 'en bois grisé', 'weathered-wood'),
  named('boards', '#5f7560', 'vert forêt', 'forest-green'),
] as const;

export const logs = [
  named('log', '#8f5f38', 'en bois rond', 'log'),
  named('log', '#6e4a30', 'en bois rond foncé', 'dark-log'),
  named('log', '#b5834f', 'en bois rond doré', 'golden-log'),
] as const;
