import { drawWall, onFace } from '../building/walls.ts';
import { darken } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { hashOf } from '../homes/home-choice.ts';
import { glazing } from '../interior/openings.ts';
import { openRoom, type Room, solid } from '../interior/room.ts';
import type { InteriorLook } from './interior-look.ts';

interface Size {
  width?: number;
  depth?: number;
  height?: number;
  from?: number;
  /** True for a floor of tiles, as in a bathroom. */
  isTiled?: boolean;
  /** Colour of the back wall, if not that of the others. */
  accent?: string;
}

/** Starts a room of a home: its floor and walls as they are throughout the home. */
export function openHomeRoom(look: InteriorLook, name: string, { isTiled = false, ...size }: Size = {}): Room {
  const height =
    size.height ?? { classic: 3.1, family: 2.75, modern: 2.9, rustic: 3.1, loft: 3.8, work: 3 }[look.style];
  const room = openRoom({
    seed: look.seed + hashOf(name),
    season: look.season,
    hour: look.hour,
    walls: look.walls,
    floor: isTiled ? look.tiles : look.floor,
    tiles: isTiled,
    isMirrored: look.isMirrored,
    ...size,
    height,
  });
  if (look.style === 'loft' && !isTiled)
    for (const wall of [room.left, room.right, room.back]) drawWall(room, wall, { kind: 'brick', colour: '#b87058' });
  if (look.style === 'rustic' && !isTiled)
    for (const wall of [room.left, room.right, room.back]) drawWall(room, wall, { kind: 'planks', colour: look.walls });
  if (look.style === 'classic') drawMoulding(room);
  return room;
}

/** Draws the plaster moulding under the ceiling and the high skirting of old homes. */
function drawMoulding({ sketch, light, back, left, right, height }: Room): void {
  for (const wall of [left, back, right]) {
    const tone = onFace(light, wall, '#f6f2ea');
    sketch.polygon(wall.quad(0, height - 0.16, wall.width, 0.16, 0.04), tone);
    sketch.polygon(wall.quad(0, height - 0.2, wall.width, 0.03, 0.02), darken(tone, 0.14));
    sketch.polygon(wall.quad(0, 0, wall.width, 0.24, 0.02), tone);
  }
}

/** Draws the ceiling beams of a country home. Drawn before the furniture, so that lamps hang before them. */
export function drawBeams(room: Room, colour: string): void {
  for (const x of [-2.6, -0.1, 2.4]) solid(room, [x, room.height - 0.26, -1.5], [0.22, 0.24, room.depth + 1.5], colour);
}

/** Panes of a window of the given width, in metres, by the manner of the home. */
function panesOf({ style }: InteriorLook, width: number): readonly [number, number] {
  switch (style) {
    case 'classic':
      return [Math.max(1, Math.round(width / 0.9)), 2];
    case 'loft':
      return [Math.max(2, Math.round(width / 0.55)), 5];
    case 'rustic':
      return [Math.max(2, Math.round(width / 0.7)), 2];
    case 'family':
      return [Math.max(1, Math.round(width / 1.1)), 1];
    default:
      return [Math.max(1, Math.round(width / 1.4)), 1];
  }
}

/** Draws a window of the home in a wall, with curtains where `isCurtained`. */
export function homeWindow(
  room: Room,
  look: InteriorLook,
  wall: Face,
  [u, v, width, height]: readonly [number, number, number, number],
  isCurtained = false,
): void {
  glazing(room, wall, {
    u,
    v,
    width,
    height,
    frame: look.frame,
    panes: panesOf(look, width),
    outlook: look.outlook,
    ...(isCurtained && look.style !== 'loft' && { curtains: look.curtains }),
  });
}
