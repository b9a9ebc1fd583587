import { drawMidRise } from './mid-rise.ts';
import { drawOldQuebec } from './old-quebec.ts';
import { drawPlex } from './plex.ts';
import { drawRowHouses } from './row-houses.ts';
import { drawShop } from './shop.ts';
import { drawTower } from './tower.ts';

/** Drawing functions of the façades in towns, each with its light and materials. */
export const cityDrawings = {
  'facade-001': () =>
    drawPlex(
      { seed: 1, season: 'summer', hour: 'day', turn: -0.22 },
      {
        material: { kind: 'brick', colour: '#a2594a' },
        stone: '#c3bcb0',
        cornice: '#54706c',
        frame: '#efe9dd',
        doors: ['#2f4f5c', '#7a2e2a', '#3d5a45'],
        metal: '#23262b',
        storeys: 3,
        neighbours: ['#b08a74', '#966353'],
        crown: 'gable',
        flight: 'along',
      },
    ),
  'facade-002': () =>
    drawPlex(
      { seed: 2, season: 'autumn', hour: 'golden', turn: 0.26 },
      {
        material: { kind: 'brick', colour: '#8f6a55' },
        stone: '#cbbfa9',
        cornice: '#5c4a40',
        frame: '#f1e8d6',
        doors: ['#7a3b2a', '#2f4a44', '#33405a'],
        metal: '#2a2424',
        storeys: 3,
        neighbours: ['#9a6a58', '#b29b85'],
        crown: 'arched',
        flight: 'along',
      },
    ),
  'facade-003': () =>
    drawPlex(
      { seed: 3, season: 'winter', hour: 'dusk', turn: -0.24 },
      {
        material: { kind: 'brick', colour: '#a3604f' },
        stone: '#c9c3ba',
        cornice: '#6d7f86',
        frame: '#f3efe7',
        doors: ['#9c3a32', '#2d5a6b', '#4a6b52'],
        metal: '#1d2027',
        storeys: 3,
        neighbours: ['#8f7566', '#a56a58'],
        crown: 'gable',
        flight: 'straight',
      },
    ),
  'facade-004': () =>
    drawPlex(
      { seed: 4, season: 'spring', hour: 'day', turn: 0.22 },
      {
        material: { kind: 'ashlar', colour: '#b9b6b1' },
        stone: '#d3cfc7',
        cornice: '#7e8a8c',
        frame: '#2b2f36',
        doors: ['#1f3a5a', '#1f3a5a', '#8a3b32'],
        metal: '#1e2126',
        storeys: 2,
        neighbours: ['#a9a5a0', '#9a6f5f'],
        crown: 'arched',
        flight: 'straight',
      },
    ),
  'facade-005': () =>
    drawRowHouses(
      { seed: 5, season: 'spring', hour: 'morning', turn: 0.35 },
      {
        walls: [
          { kind: 'brick', colour: '#a86a58' },
          { kind: 'brick', colour: '#c9ad94' },
          { kind: 'brick', colour: '#93604f' },
        ],
        doors: ['#2d5a6b', '#b5543f', '#4a6b52', '#d0a03c'],
        slate: '#59606b',
        trim: '#f3eee3',
      },
    ),
  'facade-006': () =>
    drawRowHouses(
      { seed: 6, season: 'winter', hour: 'dusk', turn: -0.38 },
      {
        walls: [
          { kind: 'brick', colour: '#9a6252' },
          { kind: 'ashlar', colour: '#b3aea6' },
        ],
        doors: ['#a3362f', '#2f5d62', '#c99a3c'],
        slate: '#4b5566',
        trim: '#efe9dd',
      },
    ),
  'facade-007': () =>
    drawOldQuebec(
      { seed: 7, season: 'summer', hour: 'day', turn: 0.28 },
      {
        material: { kind: 'stone', colour: '#bdb4a7' },
        roof: '#98a3ab',
        shutters: '#2f5d62',
        door: '#8a2f2a',
        neighbours: [
          { kind: 'plain', colour: '#e3d3b2' },
          { kind: 'stone', colour: '#a79d92' },
        ],
      },
    ),
  'facade-009': () =>
    drawOldQuebec(
      { seed: 9, season: 'autumn', hour: 'golden', turn: 0.24 },
      {
        material: { kind: 'stone', colour: '#c2b29c' },
        roof: '#a5483a',
        shutters: '#2e4638',
        door: '#2e4638',
        neighbours: [
          { kind: 'brick', colour: '#a9705a' },
          { kind: 'plain', colour: '#e9dcc4' },
        ],
      },
    ),
  'facade-020': () =>
    drawTower(
      { seed: 20, season: 'summer', hour: 'dusk', turn: 0.5 },
      { floors: 11, slab: '#e9e6df', glass: '#6f8799', podium: '#8d8a86', accent: '#3a3d42' },
    ),
  'facade-021': () =>
    drawTower(
      { seed: 21, season: 'spring', hour: 'day', turn: -0.55 },
      { floors: 9, slab: '#f6f4ef', glass: '#8ea9ba', podium: '#b9a58c', accent: '#a77f58' },
    ),
  'facade-022': () =>
    drawMidRise(
      { seed: 22, season: 'summer', hour: 'golden', turn: 0.35 },
      {
        material: { kind: 'brick', colour: '#b5785d' },
        accent: { kind: 'planks', colour: '#a9764c' },
        floors: 6,
        frame: '#2b2d31',
        balconies: true,
        shops: true,
      },
    ),
  'facade-033': () =>
    drawShop(
      { seed: 33, season: 'summer', hour: 'day', turn: 0.3 },
      {
        material: { kind: 'brick', colour: '#a8654f' },
        front: '#2f4a48',
        awning: ['#2f6a62', '#f3ecdc'],
        cornice: '#4a5a58',
        neighbours: ['#b89178', '#8f6250'],
      },
    ),
  'facade-034': () =>
    drawShop(
      { seed: 34, season: 'winter', hour: 'dusk', turn: -0.3 },
      {
        material: { kind: 'ashlar', colour: '#b5afa6' },
        front: '#6a2a2c',
        awning: ['#8a3236', '#efe3cf'],
        cornice: '#5a5350',
        neighbours: ['#9a6a58', '#a99a8a'],
      },
    ),
  'facade-035': () =>
    drawMidRise(
      { seed: 35, season: 'spring', hour: 'morning', turn: 0.32 },
      {
        material: { kind: 'brick', colour: '#d6c6ae' },
        accent: { kind: 'ashlar', colour: '#a9a49b' },
        floors: 3,
        frame: '#3a4148',
        balconies: false,
        shops: true,
      },
    ),
};
