import { drawMidRise } from './mid-rise.ts';

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
};
