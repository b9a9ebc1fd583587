import { drawCottage } from './cottage.ts';
import { drawPlex } from './plex.ts';

type FacadeKey = keyof typeof import('../descriptions/facades.ts').facades;

/** How each façade is drawn: its kind of building, its light and its own materials. */
export const facadeDrawings = {
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
  'facade-013': () =>
    drawCottage(
      { seed: 13, season: 'spring', hour: 'dusk', turn: -0.26 },
      {
        material: { kind: 'brick', colour: '#cbb49c' },
        gable: { kind: 'brick', colour: '#bfa58c' },
        roofing: { kind: 'shingle', colour: '#4a4445' },
        trim: '#efe8da',
        frame: '#2d2b2d',
        door: '#2d2b2d',
        garage: '#4b4340',
        blooms: '#f0d9e0',
      },
    ),
} satisfies Partial<Record<FacadeKey, () => string>>;
