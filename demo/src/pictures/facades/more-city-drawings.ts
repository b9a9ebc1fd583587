import { drawMidRise } from './mid-rise.ts';
import { drawMill } from './mill.ts';
import { drawPlex } from './plex.ts';

/** Drawing functions of further façades in towns, so that neighbouring listings show different ones. */
export const moreCityDrawings = {
  'facade-040': () =>
    drawPlex(
      { seed: 40, season: 'autumn', hour: 'day', turn: 0.2 },
      {
        material: { kind: 'ashlar', colour: '#a9a8a6' },
        stone: '#cfccc6',
        cornice: '#4a5058',
        frame: '#f2eee6',
        doors: ['#b0472f', '#2f3f4f', '#6a5a2f'],
        metal: '#17191d',
        storeys: 3,
        neighbours: ['#8f5f50', '#b3aca2'],
        crown: 'flat',
        flight: 'along',
      },
    ),
  'facade-041': () =>
    drawPlex(
      { seed: 41, season: 'autumn', hour: 'dusk', turn: -0.3 },
      {
        material: { kind: 'brick', colour: '#bd6d48' },
        stone: '#d6c7ad',
        cornice: '#7a5a3c',
        frame: '#efe6d3',
        doors: ['#33503f', '#33503f', '#7a2f2a'],
        metal: '#2a2220',
        storeys: 2,
        neighbours: ['#a58a70', '#8c5646'],
        crown: 'gable',
        flight: 'along',
      },
    ),
  'facade-042': () =>
    drawPlex(
      { seed: 42, season: 'winter', hour: 'day', turn: 0.28 },
      {
        material: { kind: 'brick', colour: '#ddd8ce' },
        stone: '#eeebe4',
        cornice: '#7f8f99',
        frame: '#2d3238',
        doors: ['#2a5a94', '#2a5a94', '#2a5a94'],
        metal: '#2b2f36',
        storeys: 3,
        neighbours: ['#a06a58', '#8f8a84'],
        crown: 'arched',
        flight: 'straight',
      },
    ),
  'facade-047': () =>
    drawMidRise(
      { seed: 47, season: 'autumn', hour: 'day', turn: -0.32 },
      {
        material: { kind: 'brick', colour: '#4d4a4b' },
        accent: { kind: 'planks', colour: '#c08d5c' },
        floors: 4,
        frame: '#17181b',
        balconies: true,
        shops: false,
      },
    ),
  'facade-049': () =>
    drawMill(
      { seed: 49, season: 'autumn', hour: 'dusk', turn: 0.3 },
      { brick: '#99503c', frame: '#2a2d2c', door: '#2f4f5c', floors: 4 },
    ),
};
