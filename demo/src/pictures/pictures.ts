import { articleDrawings } from './articles/article-drawings.ts';
import { articles } from './descriptions/articles.ts';
import type { Alt, PropertyType, Room, Season } from './descriptions/description.ts';
import { facades } from './descriptions/facades.ts';
import { landscapes } from './descriptions/landscapes.ts';
import { offices } from './descriptions/offices.ts';
import { portraits } from './descriptions/portraits.ts';
import { rooms } from './descriptions/rooms.ts';
import { facadeDrawings } from './facades/facade-drawings.ts';
import { landscapeDrawings } from './landscapes/landscape-drawings.ts';
import { officeDrawings } from './offices/office-drawings.ts';
import { drawPerson } from './portraits/portrait-drawings.ts';
import { rasteriseDraft, rasteriseSvg } from './raster.ts';
import { roomDrawings } from './rooms/room-drawings.ts';

export interface Picture {
  key: string;
  kind: 'facade' | 'room' | 'landscape' | 'portrait' | 'office' | 'article';
  propertyType?: PropertyType;
  season?: Season;
  room?: Room;
  alt: Alt;
  /** Width of the original in pixels. */
  width: number;
  height: number;
  svg(): string;
}

const standard = { width: 1440, height: 960 } as const;

/** Every picture of the demo by kind, in the order of its keys. */
export const pictures: readonly Picture[] = [
  ...keysOf(facades).map(
    (key): Picture => ({ key, kind: 'facade', ...facades[key], ...standard, svg: facadeDrawings[key] }),
  ),
  ...keysOf(rooms).map((key): Picture => ({ key, kind: 'room', ...rooms[key], ...standard, svg: roomDrawings[key] })),
  ...keysOf(landscapes).map(
    (key): Picture => ({
      key,
      kind: 'landscape',
      alt: landscapes[key],
      width: 2400,
      height: 1350,
      svg: landscapeDrawings[key],
    }),
  ),
  ...keysOf(portraits).map(
    (key): Picture => ({
      key,
      kind: 'portrait',
      alt: portraits[key],
      width: 1200,
      height: 1500,
      svg: () => drawPerson(key),
    }),
  ),
  ...keysOf(offices).map(
    (key): Picture => ({ key, kind: 'office', alt: offices[key], ...standard, svg: officeDrawings[key] }),
  ),
  ...keysOf(articles).map(
    (key): Picture => ({
      key,
      kind: 'article',
      alt: articles[key],
      width: 1600,
      height: 1000,
      svg: articleDrawings[key],
    }),
  ),
];

/** Returns the picture's WebP original at its full size; a draft is drawn coarsely, for tests. */
export function rasterise({ svg, width, height }: Picture, { isDraft = false } = {}): Promise<Buffer> {
  return isDraft ? rasteriseDraft(svg(), { width, height }) : rasteriseSvg(svg());
}

function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  // Object.keys does not preserve the literal keys of a record.
  return Object.keys(record) as K[];
}
