import type { Season } from '../descriptions/description.ts';

/** Three tones of foliage: in the shade, average, and in the sun. */
export interface Foliage {
  dark: string;
  mid: string;
  bright: string;
}

export const foliage = {
  maple: { dark: '#2b4632', mid: '#47693d', bright: '#86a257' },
  linden: { dark: '#35502f', mid: '#5b7c42', bright: '#9fb566' },
  willow: { dark: '#4b6140', mid: '#7d9455', bright: '#bcc67d' },
  young: { dark: '#62803f', mid: '#93b05a', bright: '#cadb8e' },
  blossom: { dark: '#a8707f', mid: '#dba6b4', bright: '#f6dde2' },
  red: { dark: '#6d2420', mid: '#ac3f29', bright: '#de7a41' },
  orange: { dark: '#84431c', mid: '#c87029', bright: '#eeaa4c' },
  gold: { dark: '#86631f', mid: '#cc9c35', bright: '#f1d377' },
  spruce: { dark: '#1c332f', mid: '#2c4b41', bright: '#557560' },
  pine: { dark: '#263f33', mid: '#3c5c45', bright: '#728d63' },
  hedge: { dark: '#2a4330', mid: '#41613c', bright: '#72904f' },
} as const satisfies Record<string, Foliage>;

const bySeason: Record<Season, readonly [Foliage, ...Foliage[]]> = {
  spring: [foliage.young, foliage.willow, foliage.linden],
  summer: [foliage.maple, foliage.linden, foliage.maple],
  autumn: [foliage.red, foliage.orange, foliage.gold, foliage.orange],
  winter: [foliage.spruce, foliage.pine],
};

/** Returns the foliage of trees in a season; in winter that of conifers. */
export function leavesOf(season: Season): readonly [Foliage, ...Foliage[]] {
  return bySeason[season];
}
