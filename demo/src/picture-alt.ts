import { articles } from './pictures/descriptions/articles.ts';
import type { Alt } from './pictures/descriptions/description.ts';
import { facades } from './pictures/descriptions/facades.ts';
import { landscapes } from './pictures/descriptions/landscapes.ts';
import { offices } from './pictures/descriptions/offices.ts';
import { portraits } from './pictures/descriptions/portraits.ts';
import { rooms } from './pictures/descriptions/rooms.ts';

const described = { ...articles, ...facades, ...landscapes, ...offices, ...portraits, ...rooms };

/** The key of a picture of the demo. */
export type PictureKey = keyof typeof described;

export const pictureKeys: ReadonlySet<string> = new Set(Object.keys(described));

/** Returns the size of a picture's original in pixels; the prefix of the key determines it. */
export function pictureSize(key: PictureKey): { width: number; height: number } {
  if (key.startsWith('landscape')) return { width: 2400, height: 1350 };
  if (key.startsWith('article')) return { width: 1600, height: 1000 };
  if (key.startsWith('portrait')) return { width: 1200, height: 1500 };
  return { width: 1440, height: 960 };
}

/** Returns the alternative text of a picture, in both languages. */
export function pictureAlt(key: PictureKey): Alt {
  const description = described[key];
  return 'alt' in description ? description.alt : description;
}
