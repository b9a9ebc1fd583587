import { drawAFrame } from './chalets.ts';
import { drawLand } from './land.ts';

/** Drawing functions of further façades in fields and woods, so that neighbouring listings show different ones. */
export const moreCountryDrawings = {
  'facade-055': () =>
    drawAFrame(
      { seed: 55, season: 'winter', hour: 'day', turn: 0.26 },
      { cladding: '#c79a66', roof: '#8f3a30', lake: false },
    ),
  'facade-058': () => drawLand({ seed: 58, season: 'spring', hour: 'day', turn: -0.2 }, { hills: true }),
  'facade-059': () => drawLand({ seed: 59, season: 'autumn', hour: 'day', turn: 0.22 }, { hills: false }),
  'facade-060': () => drawLand({ seed: 60, season: 'summer', hour: 'golden', turn: 0.2 }, { hills: true }),
  'facade-061': () => drawLand({ seed: 61, season: 'winter', hour: 'day', turn: -0.22 }, { hills: true }),
  'facade-065': () =>
    drawAFrame(
      { seed: 65, season: 'spring', hour: 'morning', turn: 0.3 },
      { cladding: '#8f8b84', roof: '#4a5a52', lake: true },
    ),
};
