import { drawAFrame, drawLogChalet } from './chalets.ts';
import { drawFarm } from './farm.ts';
import { drawLand } from './land.ts';

/** Drawing functions of further façades in fields and woods, so that neighbouring listings show different ones. */
export const moreCountryDrawings = {
  'facade-053': () =>
    drawFarm(
      { seed: 53, season: 'autumn', hour: 'day', turn: 0.16 },
      { house: { kind: 'clapboard', colour: '#c9cdd0' }, roof: '#3f5a4c', barn: '#7c7f80', barnRoof: '#4f6a5a' },
    ),
  'facade-054': () =>
    drawFarm(
      { seed: 54, season: 'spring', hour: 'morning', turn: 0.22 },
      { house: { kind: 'clapboard', colour: '#ecd9a0' }, roof: '#6b4a3e', barn: '#6e4a36', barnRoof: '#9aa3a8' },
    ),
  'facade-055': () =>
    drawAFrame(
      { seed: 55, season: 'winter', hour: 'day', turn: 0.26 },
      { cladding: '#c79a66', roof: '#8f3a30', lake: false },
    ),
  'facade-056': () =>
    drawLogChalet(
      { seed: 56, season: 'summer', hour: 'day', turn: -0.24 },
      { log: '#8f5f38', roof: '#46604e', door: '#c0592f' },
    ),
  'facade-057': () => drawLand({ seed: 57, season: 'winter', hour: 'morning', turn: 0.16 }, { hills: false }),
  'facade-058': () => drawLand({ seed: 58, season: 'spring', hour: 'day', turn: -0.2 }, { hills: true }),
  'facade-059': () => drawLand({ seed: 59, season: 'autumn', hour: 'day', turn: 0.22 }, { hills: false }),
  'facade-060': () => drawLand({ seed: 60, season: 'summer', hour: 'golden', turn: 0.2 }, { hills: true }),
  'facade-061': () => drawLand({ seed: 61, season: 'winter', hour: 'day', turn: -0.22 }, { hills: true }),
  'facade-062': () => drawLand({ seed: 62, season: 'spring', hour: 'morning', turn: 0.26 }, { hills: false }),
  'facade-063': () =>
    drawFarm(
      { seed: 63, season: 'winter', hour: 'golden', turn: 0.2 },
      { house: { kind: 'clapboard', colour: '#8fa6b8' }, roof: '#4f555c', barn: '#80858a', barnRoof: '#5b6168' },
    ),
  'facade-065': () =>
    drawAFrame(
      { seed: 65, season: 'spring', hour: 'morning', turn: 0.3 },
      { cladding: '#8f8b84', roof: '#4a5a52', lake: true },
    ),
  'facade-066': () =>
    drawFarm(
      { seed: 66, season: 'summer', hour: 'morning', turn: -0.3 },
      { house: { kind: 'stone', colour: '#b9b0a4' }, roof: '#8f3d33', barn: '#e4e0d6', barnRoof: '#7b3a32' },
    ),
};
