import { drawMidRise } from './mid-rise.ts';
import { drawPlex } from './plex.ts';
import { drawShop } from './shop.ts';
import { drawTower } from './tower.ts';

/** Drawing functions of further façades in towns, so that neighbouring listings show different ones. */
export const moreCityDrawings = {
  'facade-039': () =>
    drawPlex(
      { seed: 39, season: 'summer', hour: 'golden', turn: -0.26 },
      {
        material: { kind: 'brick', colour: '#cba878' },
        stone: '#e0d5c0',
        cornice: '#3f5750',
        frame: '#f6efe0',
        doors: ['#1f7a80', '#1f7a80', '#2f4f4c'],
        metal: '#23282b',
        storeys: 2,
        neighbours: ['#a8745f', '#c4b49c'],
        crown: 'flat',
        flight: 'straight',
      },
    ),
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
  'facade-043': () =>
    drawPlex(
      { seed: 43, season: 'spring', hour: 'morning', turn: -0.2 },
      {
        material: { kind: 'brick', colour: '#7d4a4c' },
        stone: '#cdbfb4',
        cornice: '#394f4a',
        frame: '#f5efe4',
        doors: ['#d0a03c', '#3d5a45', '#d0a03c'],
        metal: '#1f2226',
        storeys: 3,
        neighbours: ['#b59a84', '#94665a'],
        crown: 'gable',
        flight: 'straight',
      },
    ),
  'facade-044': () =>
    drawPlex(
      { seed: 44, season: 'summer', hour: 'day', turn: 0.32 },
      {
        material: { kind: 'brick', colour: '#dfcfb0' },
        stone: '#f0e6d2',
        cornice: '#2f5a44',
        frame: '#fbf6ea',
        doors: ['#8a2f35', '#2f5a44', '#2f5a44'],
        metal: '#274035',
        storeys: 2,
        neighbours: ['#9f6453', '#bba58d'],
        crown: 'arched',
        flight: 'along',
      },
    ),
  'facade-045': () =>
    drawTower(
      { seed: 45, season: 'autumn', hour: 'golden', turn: 0.48 },
      { floors: 10, slab: '#d9b98a', glass: '#7b8f99', podium: '#77685c', accent: '#5a4636' },
    ),
  'facade-046': () =>
    drawTower(
      { seed: 46, season: 'winter', hour: 'morning', turn: -0.45 },
      { floors: 12, slab: '#c9d0d6', glass: '#5f7f99', podium: '#6c7278', accent: '#2b3a4a' },
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
  'facade-048': () =>
    drawMidRise(
      { seed: 48, season: 'spring', hour: 'day', turn: 0.4 },
      {
        material: { kind: 'brick', colour: '#e8e3da' },
        accent: { kind: 'metal', colour: '#6f8f86' },
        floors: 4,
        frame: '#2e3b38',
        balconies: true,
        shops: false,
      },
    ),
  'facade-049': () =>
    drawMidRise(
      { seed: 49, season: 'autumn', hour: 'dusk', turn: 0.3 },
      {
        material: { kind: 'brick', colour: '#99503c' },
        accent: { kind: 'ashlar', colour: '#c2b59f' },
        floors: 5,
        frame: '#2a2d2c',
        balconies: true,
        shops: true,
      },
    ),
  'facade-050': () =>
    drawShop(
      { seed: 50, season: 'autumn', hour: 'golden', turn: 0.26 },
      {
        material: { kind: 'brick', colour: '#8c5a46' },
        front: '#3a2f28',
        awning: ['#c58a2f', '#f5ead2'],
        cornice: '#5a4030',
        neighbours: ['#a58a74', '#b7a58f'],
      },
    ),
  'facade-051': () =>
    drawShop(
      { seed: 51, season: 'spring', hour: 'day', turn: -0.28 },
      {
        material: { kind: 'ashlar', colour: '#d2ccc0' },
        front: '#22384f',
        awning: ['#2f5f94', '#f4f2ea'],
        cornice: '#7c8a94',
        neighbours: ['#99604f', '#c0a88f'],
      },
    ),
  'facade-052': () =>
    drawMidRise(
      { seed: 52, season: 'autumn', hour: 'day', turn: -0.36 },
      {
        material: { kind: 'ashlar', colour: '#9fa3a6' },
        accent: { kind: 'metal', colour: '#4a5560' },
        floors: 4,
        frame: '#20252b',
        balconies: false,
        shops: true,
      },
    ),
  'facade-064': () =>
    drawShop(
      { seed: 64, season: 'summer', hour: 'golden', turn: -0.34 },
      {
        material: { kind: 'brick', colour: '#d9c6a2' },
        front: '#2f4434',
        awning: ['#3f7a52', '#f6efdc'],
        cornice: '#3f5446',
        neighbours: ['#8f5b4a', '#a9998a'],
      },
    ),
  'facade-081': () =>
    drawPlex(
      { seed: 81, season: 'winter', hour: 'dusk', turn: 0.24 },
      {
        material: { kind: 'brick', colour: '#7e5a49' },
        stone: '#c4b9a8',
        cornice: '#4f5b57',
        frame: '#f0e8da',
        doors: ['#3d5a45', '#3d5a45', '#8a3b32'],
        metal: '#22252a',
        storeys: 2,
        neighbours: ['#9a7360', '#a38d7a'],
        crown: 'flat',
        flight: 'straight',
      },
    ),
  'facade-082': () =>
    drawPlex(
      { seed: 82, season: 'spring', hour: 'morning', turn: -0.24 },
      {
        material: { kind: 'brick', colour: '#d6c3a8' },
        stone: '#e2d8c6',
        cornice: '#6c7a70',
        frame: '#faf5ea',
        doors: ['#3f6b4f', '#3f6b4f', '#2f4f5c'],
        metal: '#2a2d30',
        storeys: 2,
        neighbours: ['#b08a74', '#9a6f5f'],
        crown: 'gable',
        flight: 'along',
      },
    ),
  'facade-083': () =>
    drawPlex(
      { seed: 83, season: 'autumn', hour: 'golden', turn: 0.22 },
      {
        material: { kind: 'ashlar', colour: '#aca79e' },
        stone: '#c9c3b8',
        cornice: '#8a4034',
        frame: '#2f2c2c',
        doors: ['#7a2e2a', '#7a2e2a', '#33405a'],
        metal: '#1f2124',
        storeys: 2,
        neighbours: ['#95604f', '#b29b85'],
        crown: 'gable',
        flight: 'straight',
      },
    ),
};
