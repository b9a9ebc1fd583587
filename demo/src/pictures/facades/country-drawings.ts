import { drawBungalow } from './bungalow.ts';
import { drawCanadienne } from './canadienne.ts';
import { drawAFrame, drawLogChalet } from './chalets.ts';
import { drawCottage } from './cottage.ts';
import { drawFarm } from './farm.ts';
import { drawLand } from './land.ts';
import { drawModern } from './modern.ts';

/** Drawing functions of the façades in gardens, fields and woods, each with its light and materials. */
export const countryDrawings = {
  'facade-010': () =>
    drawCottage(
      { seed: 10, season: 'summer', hour: 'day', turn: 0.3 },
      {
        material: { kind: 'clapboard', colour: '#ece5d8' },
        gable: { kind: 'boards', colour: '#c9b393' },
        roofing: { kind: 'shingle', colour: '#55565c' },
        trim: '#f7f3ea',
        frame: '#f7f3ea',
        door: '#27455c',
        garage: '#f0ebe0',
        blooms: '#d9718b',
      },
    ),
  'facade-011': () =>
    drawCottage(
      { seed: 11, season: 'autumn', hour: 'golden', turn: -0.3 },
      {
        material: { kind: 'clapboard', colour: '#7c8791' },
        gable: { kind: 'boards', colour: '#6a747e' },
        roofing: { kind: 'shingle', colour: '#3f4147' },
        trim: '#f1ece1',
        frame: '#f1ece1',
        door: '#a5412f',
        garage: '#eae3d6',
      },
    ),
  'facade-012': () =>
    drawCottage(
      { seed: 12, season: 'winter', hour: 'morning', turn: 0.34 },
      {
        material: { kind: 'clapboard', colour: '#f1efe9' },
        gable: { kind: 'clapboard', colour: '#dfe3e3' },
        roofing: { kind: 'shingle', colour: '#4d5058' },
        trim: '#ffffff',
        frame: '#2f343b',
        door: '#8f2f2c',
        garage: '#e6e3db',
      },
    ),
  'facade-014': () =>
    drawModern(
      { seed: 14, season: 'summer', hour: 'dusk', turn: 0.36 },
      { wood: '#b9814f', metal: '#2c2f34', stone: '#8f8a84', hasGarage: true },
    ),
  'facade-015': () =>
    drawModern(
      { seed: 15, season: 'autumn', hour: 'day', turn: -0.34 },
      { wood: '#a06f45', metal: '#33363b', stone: '#a39c92', hasGarage: true },
    ),
  'facade-017': () =>
    drawBungalow(
      { seed: 17, season: 'summer', hour: 'day', turn: -0.26 },
      {
        material: { kind: 'brick', colour: '#b98a6d' },
        accent: { kind: 'ashlar', colour: '#cfc4b2' },
        roofing: { kind: 'shingle', colour: '#5d5651' },
        trim: '#f4efe4',
        frame: '#f4efe4',
        door: '#c96f3a',
        shelter: { kind: 'carport', colour: '#e9e2d4' },
      },
    ),
  'facade-019': () =>
    drawBungalow(
      { seed: 19, season: 'winter', hour: 'dusk', turn: -0.3 },
      {
        material: { kind: 'brick', colour: '#a4604c' },
        accent: { kind: 'boards', colour: '#d8cbb4' },
        roofing: { kind: 'shingle', colour: '#55504d' },
        trim: '#efe9dc',
        frame: '#efe9dc',
        door: '#2c4f6b',
        shelter: { kind: 'carport', colour: '#d8cbb4' },
      },
    ),
  'facade-024': () =>
    drawFarm(
      { seed: 24, season: 'summer', hour: 'day', turn: -0.2 },
      { house: { kind: 'clapboard', colour: '#f6f3ec' }, roof: '#7d8890', barn: '#a83a30', barnRoof: '#8d979d' },
    ),
  'facade-026': () =>
    drawFarm(
      { seed: 26, season: 'winter', hour: 'morning', turn: -0.14 },
      { house: { kind: 'clapboard', colour: '#e9e4d6' }, roof: '#8a949b', barn: '#a2382e', barnRoof: '#8a949b' },
    ),
  'facade-028': () =>
    drawAFrame(
      { seed: 28, season: 'autumn', hour: 'day', turn: -0.3 },
      { cladding: '#5b4436', roof: '#3d3b3c', lake: false },
    ),
  'facade-029': () =>
    drawLogChalet(
      { seed: 29, season: 'winter', hour: 'dusk', turn: -0.3 },
      { log: '#a9713f', roof: '#5d5148', door: '#3f5a4a' },
    ),
  'facade-030': () =>
    drawLogChalet(
      { seed: 30, season: 'autumn', hour: 'golden', turn: 0.32 },
      { log: '#b07a48', roof: '#54463d', door: '#7a2f28' },
    ),
  'facade-031': () => drawLand({ seed: 31, season: 'summer', hour: 'day', turn: 0.1 }, { hills: false }),
  'facade-032': () => drawLand({ seed: 32, season: 'autumn', hour: 'golden', turn: -0.12 }, { hills: true }),
  'facade-037': () =>
    drawCanadienne(
      { seed: 37, season: 'winter', hour: 'morning', turn: 0.28 },
      {
        material: { kind: 'stone', colour: '#c2bab0' },
        roof: '#6c7c86',
        trim: '#fbf8f0',
        shutters: '#7c2b2a',
        door: '#7c2b2a',
        hasDormers: true,
      },
    ),
};
