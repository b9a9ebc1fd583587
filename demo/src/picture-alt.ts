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

/** What a picture shows, in both languages. */
export function pictureAlt(key: PictureKey): Alt {
  const description = described[key];
  return 'alt' in description ? description.alt : description;
}
