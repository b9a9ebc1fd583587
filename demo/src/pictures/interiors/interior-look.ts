import type { Alt } from '../descriptions/description.ts';
import type { Hour } from '../drawing/light.ts';
import { Random } from '../drawing/random.ts';
import { hashOf } from '../homes/home-choice.ts';
import { type Interior, type InteriorStyle, interiorName } from './interior-facts.ts';

type Colours = readonly [string, string, string];

interface Cupboards {
  colour: string;
  island: string;
  words: Alt;
}

interface Sofa {
  colour: string;
  pillows: Colours;
  words: Alt;
}

/** Finishes that all rooms of a home share. */
export interface InteriorLook {
  style: InteriorStyle;
  outlook: Interior['facts']['outlook'];
  season: Interior['facts']['season'];
  hour: Hour;
  isMirrored: boolean;
  /** Seed of what is drawn at random in a room, which differs by room. */
  seed: number;
  walls: string;
  accent: string;
  floor: string;
  tiles: string;
  trim: string;
  frame: string;
  wood: string;
  metal: string;
  curtains: string;
  cupboards: Cupboards;
  counter: string;
  backsplash: string;
  sofa: Sofa;
  chair: string;
  rug: readonly [string, string];
  bed: { frame: string; linen: string; cover: string; throw: string };
  art: readonly [Colours, Colours];
  /** Chooses among `count` arrangements of the furniture of a room. */
  arrangement(room: string, count: number): number;
}

const floors = ['#c69c6d', '#a9784c', '#d3b48a', '#8a5f3f', '#b98d5d', '#9b8468'] as const;
const walls = ['#ece6da', '#e9e6dc', '#efe9dc', '#e4e6e4', '#f1ede4', '#e8dfd0'] as const;
const accents = ['#8fa39b', '#5f7a76', '#c9b79a', '#33465f', '#b98f7a', '#d8cfc0', '#7d8a99', '#a5a98f'] as const;
const woods = ['#a97b4c', '#8a5d3b', '#c79b66', '#6f4a2f', '#b98d5d'] as const;

const cupboards: readonly Cupboards[] = [
  { colour: '#f3f0e8', island: '#c79b66', words: { fr: 'blanche et chêne', en: 'white and oak' } },
  { colour: '#9aab92', island: '#7a5236', words: { fr: 'vert sauge', en: 'sage-green' } },
  { colour: '#3f556b', island: '#e9e2d4', words: { fr: 'bleu nuit', en: 'navy' } },
  { colour: '#c79b66', island: '#f1ede4', words: { fr: 'en chêne', en: 'oak' } },
  { colour: '#d9cdb8', island: '#4f5a5c', words: { fr: 'beige', en: 'beige' } },
  { colour: '#4a4d50', island: '#b98a5a', words: { fr: 'anthracite', en: 'charcoal' } },
  { colour: '#e9e4d6', island: '#5f7a76', words: { fr: 'crème', en: 'cream' } },
  { colour: '#8a5d3b', island: '#e4dccb', words: { fr: 'en noyer', en: 'walnut' } },
  { colour: '#b5c4c6', island: '#f0ece2', words: { fr: 'gris bleuté', en: 'blue-grey' } },
];

const sofas: readonly Sofa[] = [
  { colour: '#e6dccb', pillows: ['#8aa0a3', '#c98b56', '#d9cdb8'], words: { fr: 'crème', en: 'cream' } },
  { colour: '#4a566b', pillows: ['#c98b4a', '#8d97a8', '#d9cbb4'], words: { fr: 'bleu gris', en: 'slate-blue' } },
  { colour: '#9c5f38', pillows: ['#e0d6c2', '#47586b', '#c9a577'], words: { fr: 'de cuir', en: 'leather' } },
  { colour: '#7d9476', pillows: ['#f0e8d8', '#c98b56', '#4f6a58'], words: { fr: 'vert', en: 'green' } },
  { colour: '#8f8f92', pillows: ['#d9a35a', '#e6e2d6', '#4a566b'], words: { fr: 'gris', en: 'grey' } },
  { colour: '#b5705a', pillows: ['#efe3c9', '#6a7d5a', '#d9c7a3'], words: { fr: 'terracotta', en: 'terracotta' } },
  { colour: '#cbb89a', pillows: ['#a8503f', '#6a7d5a', '#efe6d4'], words: { fr: 'sable', en: 'sand-coloured' } },
];

const beds = [
  { linen: '#fbf8f1', cover: '#e3d7c4', throw: '#b9865c' },
  { linen: '#ece6da', cover: '#8a9bb3', throw: '#c98b4a' },
  { linen: '#f8f4ea', cover: '#a9b39b', throw: '#5f7a68' },
  { linen: '#f6f1e6', cover: '#c9a9a0', throw: '#8a5a4f' },
  { linen: '#fbf9f4', cover: '#f0ece2', throw: '#4f6a78' },
  { linen: '#f1ece2', cover: '#5f6a74', throw: '#d9a35a' },
] as const;

const arts: readonly Colours[] = [
  ['#dfe4e2', '#d99a5b', '#6f8f97'],
  ['#e6e2d6', '#8a9d80', '#b5765a'],
  ['#efe3c9', '#d98f3f', '#597a80'],
  ['#e4d9c5', '#c9673c', '#51685f'],
  ['#eee6d6', '#c98b56', '#7d93a0'],
  ['#dbe4e6', '#e0b04f', '#4f6a78'],
];

const rugs = [
  ['#d9d2c4', '#a9b3b3'],
  ['#dcd2bd', '#a9705a'],
  ['#b8563f', '#7d3a30'],
  ['#dfe0cf', '#7d9476'],
  ['#c9bfae', '#4b5563'],
  ['#8a9bb3', '#5d6e88'],
] as const;

const hours: readonly Hour[] = ['day', 'morning', 'day', 'golden', 'dusk'];

/** Returns the finishes of an interior; neighbouring variants differ in all that is seen first. */
export function lookOf({ facts, variant }: Interior): InteriorLook {
  const start = hashOf(interiorName(facts));
  const random = new Random(start + variant * 7_919);
  const inTurn = <T>(values: readonly T[], step = 1): T => {
    const value = values[(start + variant * step) % values.length];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
  const { style } = facts;
  const isDark = style === 'modern' || style === 'loft' || style === 'work';
  const wood = random.pick(woods);
  return {
    ...facts,
    hour: inTurn(hours),
    isMirrored: random.chance(0.5),
    seed: (start + variant * 31) % 1_000_003,
    walls: style === 'rustic' ? inTurn(['#c49a6c', '#b98a5a', '#d6b78c', '#a9784c']) : inTurn(walls, 5),
    accent: inTurn(accents, 3),
    floor: inTurn(floors),
    tiles: random.pick(['#cfc8bc', '#b9b4a8', '#d9d5cc', '#8f9296', '#c4ccca']),
    trim: '#f6f2ea',
    frame: isDark ? '#2b2d31' : style === 'rustic' ? '#5a4030' : '#f6f2ea',
    wood,
    metal: random.pick(['#2b2d31', '#b08d57', '#8f9296']),
    curtains: random.pick(['#f1ebdf', '#d9cdb8', '#b9c2bd', '#e3d3bd']),
    cupboards: inTurn(cupboards, 2),
    counter: random.pick(['#f7f5f0', '#ece7dc', '#5d5f62', '#d9d2c4']),
    backsplash: random.pick(['#eef0ec', '#f2ede0', '#dfe7e6', '#8fa39b', '#c9b79a']),
    sofa: inTurn(sofas, 3),
    chair: random.pick(['#a5663c', '#5f6f5a', '#4c5a66', '#b77d4b', '#c9bfae']),
    rug: inTurn(rugs),
    bed: { frame: wood, ...inTurn(beds) },
    art: [inTurn(arts), inTurn(arts, 5)],
    arrangement: (room, count) => (hashOf(room) + start + variant) % count,
  };
}
