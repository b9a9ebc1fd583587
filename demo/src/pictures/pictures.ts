import type { Alt, PropertyType, Room, Season } from './descriptions/description.ts';
import { facades } from './descriptions/facades.ts';
import { facadeDrawings } from './facades/facade-drawings.ts';
import { rasteriseSvg } from './raster.ts';

export type Picture = {
  key: string;
  kind: 'facade' | 'room' | 'landscape' | 'portrait' | 'office' | 'article';
  propertyType?: PropertyType;
  season?: Season;
  room?: Room;
  alt: Alt;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  svg(): string;
};

const wide = { width: 2160, height: 1440 } as const;

/** Every picture of the demo, in the order of its keys. */
export const pictures: readonly Picture[] = [
  ...keysOf(facades).map(
    (key) => ({ key, kind: 'facade', ...facades[key], ...wide, svg: facadeDrawings[key] }) as const,
  ),
];

/** The picture's WebP master, at its full size. */
export function rasterise(picture: Picture): Promise<Buffer> {
  return rasteriseSvg(picture.svg());
}

function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  // Object.keys forgets the literal keys of a record that has no others.
  return Object.keys(record) as K[];
}
