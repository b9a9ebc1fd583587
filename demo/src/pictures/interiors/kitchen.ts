import { Face } from '../drawing/face.ts';
import { exposed } from '../drawing/light.ts';
import { cabinets, pendant, plant, tiling } from '../interior/fittings.ts';
import { closeRoom, grounded, type Room, rug, solid, sunOnFloor } from '../interior/room.ts';
import { chair, stool, table } from '../interior/seating.ts';
import type { InteriorLook } from './interior-look.ts';
import { drawBeams, homeWindow, openHomeRoom } from './shell.ts';

/** Draws a kitchen: with an island in recent homes, with a table in old ones. */
export function drawKitchen(look: InteriorLook): string {
  const hasIsland =
    look.style === 'modern' ||
    look.style === 'loft' ||
    (look.style === 'family' && look.arrangement('kitchen', 2) === 0);
  const room = openHomeRoom(look, 'kitchen', { from: look.arrangement('kitchen', 3) * 0.35 - 0.35 });
  if (look.style === 'rustic') drawBeams(room, '#6b4a33');
  homeWindow(room, look, room.left, [2.8, 0.6, 2.6, Math.min(1.9, room.height - 1)]);
  sunOnFloor(room, -3.3, 0.8, 3, 2);
  drawWallUnits(room, look);
  if (hasIsland) drawIsland(room, look);
  else drawKitchenTable(room, look);
  return closeRoom(room);
}

function drawWallUnits(room: Room, look: InteriorLook): void {
  const { cupboards, metal, counter, wood } = look;
  const isShelved = look.arrangement('shelves', 2) === 0;
  tiling(
    room,
    room.back,
    0.6,
    0.9,
    6.4,
    isShelved ? 1.35 : 1.1,
    look.backsplash,
    look.arrangement('tiles', 2) ? [0.2, 0.1] : [0.14, 0.14],
  );
  homeWindow(room, look, room.back, [2.9, 1.05, 1.7, 1.3]);
  const base = new Face(room.camera, [-3.1, 0, 4.6], [5, 0, 0], [0, 0.88, 0]);
  cabinets(room, base, 0, 0.1, 5, 0.78, look.arrangement('doors', 2) ? 8 : 6, cupboards.colour, metal);
  drawStove(room, base);
  solid(room, [-3.14, 0.88, 4.55], [5.1, 0.05, 0.65], counter);
  solid(room, [1.95, 0, 4.5], [1.6, 2.45, 0.7], cupboards.colour);
  const tall = new Face(room.camera, [1.95, 0, 4.5], [1.6, 0, 0], [0, 2.45, 0]);
  cabinets(room, tall, 0, 0.1, 1.6, 2.3, 2, cupboards.colour, metal);
  if (isShelved) for (const y of [1.5, 1.95]) drawShelf(room, wood, -2.9, y, 2);
  else {
    solid(room, [-3.1, 1.5, 4.85], [2.2, 0.95, 0.35], cupboards.colour);
    const upper = new Face(room.camera, [-3.1, 1.5, 4.85], [2.2, 0, 0], [0, 0.95, 0]);
    cabinets(room, upper, 0, 0.02, 2.2, 0.91, 3, cupboards.colour, metal);
  }
  drawShelf(room, wood, 1.05, 1.62, 0.85);
}

/** Draws the oven's door and the hotplates between the lower cupboards. */
function drawStove(room: Room, base: Face): void {
  const { sketch, light } = room;
  sketch.polygon(base.quad(1.25, 0.06, 0.8, 0.82, 0.04), exposed(light, '#9a9c9e', 0.8));
  sketch.polygon(base.quad(1.33, 0.2, 0.64, 0.42, 0.05), exposed(light, '#22262b', 0.7));
  sketch.polygon(base.quad(1.33, 0.68, 0.64, 0.03, 0.06), exposed(light, '#d9dadb', 1));
}

function drawShelf(room: Room, wood: string, x: number, y: number, width: number): void {
  solid(room, [x, y, 4.85], [width, 0.05, 0.3], wood);
  const tones = ['#d9c7a3', '#7f97a3', '#e8e0d0', '#a8503f', '#8f9a94'];
  for (let at = 0.1, index = 0; at < width - 0.15; at += 0.2, index++)
    solid(
      room,
      [x + at, y + 0.05, 4.95],
      [0.12, 0.14 + (index % 3) * 0.05, 0.12],
      tones[index % tones.length] ?? '#e8e0d0',
      2,
    );
}

function drawIsland(room: Room, look: InteriorLook): void {
  const { island } = look.cupboards;
  grounded(room, -1.7, 1.7, 3.5, 1.1);
  solid(room, [-1.6, 0, 2], [3.3, 0.88, 0.9], island);
  const front = new Face(room.camera, [-1.6, 0, 2], [3.3, 0, 0], [0, 0.88, 0]);
  cabinets(room, front, 0.1, 0.1, 3.1, 0.74, 4, island, island, 0.01);
  solid(room, [-1.75, 0.88, 1.7], [3.6, 0.06, 1.3], look.counter);
  const seats = look.arrangement('stools', 2) ? [-1.25, -0.2, 0.85] : [-0.85, 0.5];
  for (const x of seats) stool(room, x, 1.35, look.chair, look.metal);
  plant(room, -1, 2.4, 0.6, '#e9e2d4', 'bush', 0.94);
  drawFruit(room, front);
  for (const x of [-1, 0.05, 1.1])
    pendant(room, x, 2.3, 1.85, 0.2, look.metal, look.arrangement('lamps', 2) ? 'dome' : 'globe');
}

function drawFruit(room: Room, front: Face): void {
  solid(room, [0.5, 0.94, 2.2], [0.42, 0.05, 0.3], '#a97b4c');
  for (const [dx, tone] of [
    [0, '#b5432c'],
    [15, '#d0a03c'],
    [30, '#8aa04f'],
  ] as const) {
    const at = front.at(2.3, 1.06, -0.3);
    room.sketch.ellipse(at[0] + dx, at[1], 9, 8.4, exposed(room.light, tone, 0.9));
  }
}

function drawKitchenTable(room: Room, look: InteriorLook): void {
  rug(room, -1.9, 0.8, 3.9, 2.3, ...look.rug);
  for (const x of [-0.95, 0.4]) chair(room, x, 2.5, look.wood, false, look.chair);
  table(room, -1.3, 1.5, 2.5, 1, 0.75, look.wood);
  plant(room, 0, 2, 0.45, '#e9e2d4', 'bush', 0.75);
  for (const x of [-0.9, 0.45]) solid(room, [x, 0.75, 1.7], [0.28, 0.02, 0.28], '#fbf8f1', 3);
  for (const x of [-0.95, 0.4]) chair(room, x, 0.95, look.wood, true, look.chair);
  pendant(room, 0, 2, 1.8, 0.36, look.metal, look.arrangement('lamps', 2) ? 'drum' : 'dome');
}
