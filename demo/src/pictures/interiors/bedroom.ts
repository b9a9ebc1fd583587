import { cabinets, plant, tableLamp } from '../interior/fittings.ts';
import { artwork } from '../interior/openings.ts';
import { closeRoom, grounded, type Room, rug, solid, sunOnFloor } from '../interior/room.ts';
import { armchair, bed } from '../interior/seating.ts';
import type { InteriorLook } from './interior-look.ts';
import { drawBeams, homeWindow, openHomeRoom } from './shell.ts';

/** Draws the main bedroom: the window stands at the side, or two windows stand beside the bed. */
export function drawBedroom(look: InteriorLook): string {
  const isSide = look.arrangement('bedroom', 2) === 0;
  const room = openHomeRoom(look, 'bedroom', { width: 7, from: isSide ? 0.4 : -0.25, accent: look.accent });
  if (look.style === 'rustic') drawBeams(room, '#6b4a33');
  if (isSide) {
    homeWindow(room, look, room.left, [2.6, 0.4, 3, Math.min(2.1, room.height - 0.8)], true);
    for (const [index, u] of [2.35, 3.6].entries())
      artwork(room, room.back, u, 1.55, 0.95, 0.95, look.art[index] ?? look.art[0], look.wood);
  } else {
    for (const u of [0.7, 5]) homeWindow(room, look, room.back, [u, 0.7, 1.3, 1.7], true);
    artwork(room, room.back, 2.6, 1.5, 1.7, 1, look.art[1], look.wood);
  }
  sunOnFloor(room, -3.1, 0.5, 4, 2);
  rug(room, -2, 0.8, 4, 2.6, ...look.rug);
  drawNightTables(room, look);
  bed(room, -1, 2.85, 2, look.bed);
  if (isSide) drawBench(room, look);
  else armchair(room, 1.9, 1.3, look.chair, look.wood);
  plant(room, isSide ? 2.7 : -2.9, 4.2, 1.5, '#d3c7b4', 'fan');
  cabinets(room, room.right, 2.2, 0.1, 2, 0.85, 4, look.wood, look.metal);
  return closeRoom(room);
}

function drawNightTables(room: Room, look: InteriorLook): void {
  for (const x of [-1.75, 1.2]) {
    grounded(room, x, 4.55, 0.55, 0.45);
    solid(room, [x, 0, 4.55], [0.55, 0.52, 0.45], look.wood);
    tableLamp(room, x + 0.27, 0.52, 4.75, look.metal);
  }
}

function drawBench(room: Room, look: InteriorLook): void {
  for (const x of [-0.75, 0.67]) solid(room, [x, 0, 2.1], [0.08, 0.3, 0.3], look.wood);
  solid(room, [-0.8, 0.3, 2.05], [1.6, 0.1, 0.42], look.bed.linen, 5);
}
