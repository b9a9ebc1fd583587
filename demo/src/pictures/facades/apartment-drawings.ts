import { drawMidRise } from './mid-rise.ts';
import { drawTower } from './tower.ts';

/** Drawing functions of rental buildings and condo buildings of all ages, each with its light and materials. */
export const apartmentDrawings = {
  'facade-067': () =>
    drawMidRise(
      { seed: 67, season: 'summer', hour: 'day', turn: 0.32 },
      {
        material: { kind: 'brick', colour: '#a35b48' },
        accent: { kind: 'brick', colour: '#8f4d3d' },
        floors: 3,
        frame: '#f0e9dc',
        balconies: true,
        shops: false,
      },
    ),
  'facade-068': () =>
    drawMidRise(
      { seed: 68, season: 'autumn', hour: 'golden', turn: -0.34 },
      {
        material: { kind: 'brick', colour: '#c7a67c' },
        accent: { kind: 'brick', colour: '#b18e66' },
        floors: 3,
        frame: '#3b332c',
        balconies: true,
        shops: false,
      },
    ),
  'facade-069': () =>
    drawMidRise(
      { seed: 69, season: 'winter', hour: 'dusk', turn: 0.36 },
      {
        material: { kind: 'brick', colour: '#7d5c4c' },
        accent: { kind: 'ashlar', colour: '#b9b1a4' },
        floors: 3,
        frame: '#efe8da',
        balconies: true,
        shops: false,
      },
    ),
  'facade-070': () =>
    drawMidRise(
      { seed: 70, season: 'spring', hour: 'day', turn: -0.3 },
      {
        material: { kind: 'brick', colour: '#ddd2c0' },
        accent: { kind: 'brick', colour: '#b98f74' },
        floors: 3,
        frame: '#31434a',
        balconies: true,
        shops: false,
      },
    ),
  'facade-071': () =>
    drawMidRise(
      { seed: 71, season: 'winter', hour: 'morning', turn: 0.3 },
      {
        material: { kind: 'brick', colour: '#9b4f40' },
        accent: { kind: 'ashlar', colour: '#c9c1b2' },
        floors: 4,
        frame: '#efe8da',
        balconies: false,
        shops: false,
      },
    ),
  'facade-072': () =>
    drawMidRise(
      { seed: 72, season: 'summer', hour: 'golden', turn: -0.32 },
      {
        material: { kind: 'ashlar', colour: '#b4b2ae' },
        accent: { kind: 'ashlar', colour: '#a3a19d' },
        floors: 4,
        frame: '#2d3138',
        balconies: false,
        shops: false,
      },
    ),
  'facade-073': () =>
    drawMidRise(
      { seed: 73, season: 'autumn', hour: 'day', turn: 0.34 },
      {
        material: { kind: 'brick', colour: '#c9ab86' },
        accent: { kind: 'brick', colour: '#a98a6a' },
        floors: 6,
        frame: '#4a3d33',
        balconies: true,
        shops: false,
      },
    ),
  'facade-074': () =>
    drawTower(
      { seed: 74, season: 'spring', hour: 'day', turn: -0.3 },
      { floors: 12, slab: '#ece7dd', glass: '#7f9aa8', podium: '#a39c92', accent: '#56606a' },
    ),
  'facade-075': () =>
    drawTower(
      { seed: 75, season: 'summer', hour: 'morning', turn: 0.3 },
      { floors: 11, slab: '#dfe5e8', glass: '#5f86a0', podium: '#8b8f94', accent: '#34495c' },
    ),
};
