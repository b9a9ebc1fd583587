import type { Material } from '../building/walls.ts';
import { mix } from '../drawing/colour.ts';
import { drawMidRise } from '../facades/mid-rise.ts';
import { drawMill } from '../facades/mill.ts';
import { drawOldQuebec } from '../facades/old-quebec.ts';
import { drawPlex } from '../facades/plex.ts';
import { drawRowHouses } from '../facades/row-houses.ts';
import { drawShop } from '../facades/shop.ts';
import { drawTower } from '../facades/tower.ts';
import type { DrawHome, HomeChoice } from './home-choice.ts';
import type { Era, HomeKind } from './home-facts.ts';
import { blockWalls, bricks, cityWalls, type NamedMaterial } from './home-materials.ts';

const doors = ['#2f4f5c', '#7a2e2a', '#3d5a45', '#24466b', '#8a5a2f', '#2d2b2d'] as const;
const neighbours = ['#b08a74', '#966353', '#9a6f5f', '#a9a5a0', '#b29b85', '#8f7566'] as const;
const cornices = ['#54706c', '#5c4a40', '#7e8a8c', '#8a4034', '#3f5446', '#6d7f86'] as const;

const pair = <T>(choice: HomeChoice, values: readonly [T, ...T[]]) => [choice.any(values), choice.any(values)] as const;

const plex: DrawHome = (choice, { storeys, era }) => {
  const wall = choice.inTurn(cityWalls);
  const stone = mix(wall.material.colour, '#e2dccf', 0.55);
  const look = {
    material: wall.material,
    stone,
    cornice: choice.inTurn(cornices),
    frame: choice.any(['#efe9dd', '#f6f1e6', '#2b2f36']),
    doors: [choice.any(doors), choice.any(doors), choice.any(doors)] as const,
    metal: choice.any(['#23262b', '#2a2424', '#3a3f3d']),
    storeys: storeys === 1 || storeys === 2 ? storeys : 3,
    neighbours: pair(choice, neighbours),
    crown: era === 'old' ? choice.inTurn(['gable', 'arched', 'flat'] as const) : 'flat',
    flight: choice.any<'along' | 'straight'>(['along', 'straight']),
  } as const;
  return { svg: () => drawPlex(choice.view, look), material: wall.words };
};

const row: DrawHome = (choice) => {
  const wall = choice.inTurn(cityWalls);
  const look = {
    walls: [wall.material, choice.any(bricks).material, wall.material],
    doors: [choice.any(doors), choice.any(doors), choice.any(doors), choice.any(doors)],
    slate: choice.any(['#59606b', '#4b5566', '#5d5651']),
    trim: choice.any(['#f3eee3', '#efe9dd', '#2f3338']),
  };
  return { svg: () => drawRowHouses(choice.view, look), material: wall.words };
};

const stone: DrawHome = (choice) => {
  const look = {
    material: { kind: 'stone', colour: choice.inTurn(['#bdb4a7', '#b3aba2', '#c2b29c', '#a9a298']) } as const,
    roof: choice.inTurn(['#98a3ab', '#a5483a', '#5f7a6c', '#7f8b97']),
    shutters: choice.any(doors),
    door: choice.any(doors),
    neighbours: pair<Material>(choice, [
      { kind: 'plain', colour: '#e3d3b2' },
      { kind: 'stone', colour: '#a79d92' },
      { kind: 'brick', colour: '#a9705a' },
    ]),
  };
  return { svg: () => drawOldQuebec(choice.view, look), material: { fr: 'en pierre', en: 'stone' } };
};

/** Returns the look of a block of flats or offices: plain brick when it is old, two materials and dark frames when it is new. */
function blockLook(choice: HomeChoice, wall: NamedMaterial, era: Era) {
  const { material } = wall;
  const older: readonly [Material, ...Material[]] = [
    { kind: 'ashlar', colour: '#c2b8a8' },
    { kind: 'brick', colour: mix(material.colour, '#3a2f28', 0.2) },
    { kind: 'brick', colour: mix(material.colour, '#e8ddcc', 0.35) },
  ];
  const newer: readonly [Material, ...Material[]] = [
    { kind: 'metal', colour: '#3a3f47' },
    { kind: 'planks', colour: '#a9764c' },
    { kind: 'metal', colour: '#6f8f86' },
    { kind: 'ashlar', colour: '#d6d1c6' },
  ];
  return {
    material,
    accent: choice.any(era === 'new' ? newer : older),
    frame:
      era === 'new' ? choice.any(['#25282d', '#17181b', '#2e3b38']) : choice.any(['#efe8da', '#f0e9dc', '#4a3d33']),
  };
}

/** Returns the walls that a block of its age may have: black and pale brick are of our time. */
const wallsOf = (era: Era): readonly NamedMaterial[] => (era === 'new' ? blockWalls : cityWalls);

const homesBlock: DrawHome = (choice, { storeys, era }) => {
  const wall = choice.inTurn(wallsOf(era));
  const look = { ...blockLook(choice, wall, era), floors: storeys, balconies: era !== 'old', shops: false };
  return { svg: () => drawMidRise(choice.view, look), material: wall.words };
};

const office: DrawHome = (choice, { storeys, era }) => {
  const wall = choice.inTurn(wallsOf(era));
  const look = { ...blockLook(choice, wall, era), floors: storeys, balconies: false, shops: true };
  return { svg: () => drawMidRise(choice.view, look), material: wall.words };
};

const tower: DrawHome = (choice, { storeys }) => {
  const look = {
    floors: storeys,
    slab: choice.inTurn(['#f6f4ef', '#e9e6df', '#dfe5e8', '#d9b98a', '#ece7dd']),
    glass: choice.any(['#6f8799', '#8ea9ba', '#5f86a0', '#7f9aa8']),
    podium: choice.any(['#8d8a86', '#b9a58c', '#8b8f94', '#a39c92']),
    accent: choice.any(['#3a3d42', '#a77f58', '#34495c', '#56606a']),
  };
  return { svg: () => drawTower(choice.view, look), material: { fr: 'de verre', en: 'glass' } };
};

const mill: DrawHome = (choice, { storeys }) => {
  const wall = choice.inTurn([bricks[0], bricks[3], bricks[2], bricks[1]]);
  const look = {
    brick: wall.material.colour,
    frame: choice.any(['#2a2d2c', '#33424a', '#3d4a3f', '#efe8da']),
    door: choice.any(doors),
    floors: storeys,
  };
  return { svg: () => drawMill(choice.view, look), material: wall.words };
};

const shop: DrawHome = (choice) => {
  const wall = choice.inTurn(cityWalls);
  const [front, awning] = choice.inTurn([
    ['#2f4a48', '#2f6a62'],
    ['#6a2a2c', '#8a3236'],
    ['#22384f', '#2f5f94'],
    ['#3a2f28', '#c58a2f'],
    ['#2f4434', '#3f7a52'],
    ['#2b2d31', '#55585e'],
  ] as const);
  const look = {
    material: wall.material,
    front,
    awning: [awning, choice.any(['#f3ecdc', '#f6efdc', '#efe3cf'])] as const,
    cornice: choice.any(cornices),
    neighbours: pair(choice, neighbours),
  };
  return { svg: () => drawShop(choice.view, look), material: wall.words };
};

/** The homes, shops and offices of towns. */
export const cityHomes = {
  row,
  stone,
  shoebox: plex,
  plex,
  block: homesBlock,
  midrise: homesBlock,
  tower,
  mill,
  shop,
  office,
} satisfies Partial<Record<HomeKind, DrawHome>>;
