import { drawBungalow } from './bungalow.ts';
import { drawCanadienne } from './canadienne.ts';
import { drawAFrame, drawLogChalet } from './chalets.ts';
import { drawCottage } from './cottage.ts';
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
  'facade-076': () =>
    drawAFrame(
      { seed: 76, season: 'autumn', hour: 'day', turn: 0.28 },
      { cladding: '#c08a4e', roof: '#5a4a40', lake: true },
    ),
  'facade-077': () =>
    drawAFrame(
      { seed: 77, season: 'summer', hour: 'morning', turn: 0.32 },
      { cladding: '#5f7560', roof: '#3f4743', lake: true },
    ),
  'facade-078': () =>
    drawCottage(
      { seed: 78, season: 'summer', hour: 'golden', turn: -0.32 },
      {
        material: { kind: 'clapboard', colour: '#6f8ca6' },
        gable: { kind: 'boards', colour: '#5d7890' },
        roofing: { kind: 'shingle', colour: '#454a52' },
        trim: '#f7f3ea',
        frame: '#f7f3ea',
        door: '#8a3b32',
        garage: '#eef0ee',
        blooms: '#e3b84f',
      },
    ),
  'facade-079': () =>
    drawCottage(
      { seed: 79, season: 'autumn', hour: 'day', turn: 0.28 },
      {
        material: { kind: 'brick', colour: '#9d5644' },
        gable: { kind: 'brick', colour: '#8c4a3a' },
        roofing: { kind: 'shingle', colour: '#4a4546' },
        trim: '#f1e8d6',
        frame: '#2f2b2b',
        door: '#2f2b2b',
        garage: '#e9e0d0',
      },
    ),
  'facade-080': () =>
    drawCottage(
      { seed: 80, season: 'spring', hour: 'morning', turn: -0.34 },
      {
        material: { kind: 'clapboard', colour: '#d8c9ae' },
        gable: { kind: 'boards', colour: '#a97f55' },
        roofing: { kind: 'shingle', colour: '#4f4a45' },
        trim: '#fbf7ee',
        frame: '#3a332d',
        door: '#3d5a45',
        garage: '#d9cdb8',
        blooms: '#e8c4d4',
      },
    ),
  'facade-084': () =>
    drawBungalow(
      { seed: 84, season: 'spring', hour: 'morning', turn: 0.26 },
      {
        material: { kind: 'brick', colour: '#c58f7d' },
        accent: { kind: 'ashlar', colour: '#d8cfc0' },
        roofing: { kind: 'shingle', colour: '#4f4a4a' },
        trim: '#f7f2e8',
        frame: '#f7f2e8',
        door: '#3a6073',
        shelter: { kind: 'carport', colour: '#e6ddcd' },
      },
    ),
  'facade-085': () =>
    drawBungalow(
      { seed: 85, season: 'autumn', hour: 'day', turn: -0.28 },
      {
        material: { kind: 'brick', colour: '#cdb593' },
        accent: { kind: 'boards', colour: '#55705c' },
        roofing: { kind: 'shingle', colour: '#453f3a' },
        trim: '#4f6b58',
        frame: '#f3ecdd',
        door: '#8a3f2c',
        shelter: { kind: 'carport', colour: '#d9cab0' },
      },
    ),
  'facade-086': () =>
    drawCanadienne(
      { seed: 86, season: 'spring', hour: 'day', turn: 0.26 },
      {
        material: { kind: 'clapboard', colour: '#e3c46f' },
        roof: '#3f4247',
        trim: '#fbf6e8',
        shutters: '#2f4f5c',
        door: '#2f4f5c',
        hasDormers: true,
      },
    ),
};
