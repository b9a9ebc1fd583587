import { bookcase, cabinets, pendant, plant } from '../interior/fittings.ts';
import { artwork } from '../interior/openings.ts';
import { closeRoom, grounded, rug, solid, sunOnFloor } from '../interior/room.ts';
import { armchair, chair, table } from '../interior/seating.ts';
import type { InteriorLook } from './interior-look.ts';
import { drawDesk } from './other-rooms.ts';
import { homeWindow, openHomeRoom } from './shell.ts';

/** Draws the reception of an office: a counter before a wall of slats, armchairs at the window. */
export function drawReception(look: InteriorLook): string {
  const room = openHomeRoom(look, 'reception', { width: 8.4, from: 0.5, accent: look.accent });
  homeWindow(room, look, room.left, [2.2, 0.1, 4, 2.5]);
  sunOnFloor(room, -3.7, 0.6, 4, 2.3);
  artwork(room, room.back, 0.7, 0.9, 1.9, 1.3, look.art[0], look.metal);
  for (let slat = 0; slat < 22; slat++) solid(room, [0.1 + slat * 0.17, 0, 5.08], [0.09, room.height, 0.08], look.wood);
  solid(room, [0.5, 0, 3], [3.1, 1.08, 0.7], look.cupboards.colour);
  solid(room, [0.4, 1.08, 2.9], [3.3, 0.06, 0.9], look.counter);
  grounded(room, 0.5, 2.9, 3.1, 0.8);
  solid(room, [2.4, 1.14, 3.2], [0.5, 0.32, 0.04], '#2b2f36');
  plant(room, 0.85, 3.2, 0.6, '#e9e2d4', 'fan', 1.14);
  for (const x of [1.2, 2.05, 2.9]) pendant(room, x, 3.2, 2.1, 0.16, look.metal);
  rug(room, -3.1, 0.9, 2.9, 2.3, ...look.rug);
  for (const x of [-2.9, -1.4]) armchair(room, x, 2.3, look.chair, look.wood);
  table(room, -2.1, 1.3, 0.9, 0.6, 0.4, look.wood);
  plant(room, -3.3, 4.4, 2, '#d9d3c7', 'fan');
  return closeRoom(room);
}

/** Draws a meeting room with a long table. */
export function drawMeetingRoom(look: InteriorLook): string {
  const room = openHomeRoom(look, 'meeting', { width: 8, depth: 5.6, from: -0.3, accent: look.accent });
  homeWindow(room, look, room.back, look.arrangement('meeting', 2) ? [0.3, 0.1, 7.4, 2.6] : [1.4, 0.8, 5.2, 1.7]);
  cabinets(room, room.left, 3, 0.1, 3.4, 0.85, 5, look.wood, look.metal);
  artwork(room, room.left, 3.6, 1.2, 2, 1.2, look.art[0], look.metal);
  const seats = look.arrangement('seats', 2) ? [-1.9, -0.9, 0.1, 1.1] : [-1.5, -0.2, 1.1];
  for (const x of seats) chair(room, x, 3.5, '#2f3a4c', false, look.chair);
  table(room, -2.3, 1.9, 4.4, 1.4, 0.75, look.wood, '#2c3138');
  plant(room, -0.1, 2.6, 0.45, '#f1ebdf', 'bush', 0.75);
  for (const x of seats) chair(room, x, 1.3, '#2f3a4c', true, look.chair);
  for (const x of [-1.3, -0.1, 1.1])
    pendant(room, x, 2.6, 2, 0.3, look.metal, look.arrangement('lamps', 2) ? 'drum' : 'dome');
  plant(room, 3.2, 4.6, 1.9, '#d9d3c7', 'fan');
  return closeRoom(room);
}

/** Draws the floor of a shop: a table of goods, shelves and a counter, the window at the side. */
export function drawShopFloor(look: InteriorLook): string {
  const room = openHomeRoom(look, 'shop', { width: 8, depth: 6, height: 3.2, from: 0.25, accent: look.accent });
  homeWindow(room, look, room.left, [2.4, 0.3, 4.6, 2.5]);
  sunOnFloor(room, -3.7, 0.6, 5, 2.4);
  for (const [index, u] of [0.5, 2.4, 4.3].entries())
    bookcase(room, room.back, u, 0.05, 1.7, 2.4, index % 2 ? 4 : 5, look.wood);
  bookcase(room, room.right, 1.2, 0.05, 2.8, 2.3, 5, look.wood);
  grounded(room, 1.5, 3.4, 2.2, 0.8);
  solid(room, [1.5, 0, 3.5], [2.2, 0.98, 0.7], look.cupboards.colour);
  solid(room, [1.42, 0.98, 3.42], [2.36, 0.06, 0.86], look.counter);
  solid(room, [2.2, 1.04, 3.8], [0.42, 0.26, 0.05], '#2b2f36');
  table(room, -2.3, 1.7, 2.6, 1.1, 0.8, look.wood, '#2c3138');
  for (const [x, tone] of [
    [-2, look.sofa.colour],
    [-1.3, look.art[0][1]],
    [-0.6, look.art[1][2]],
  ] as const)
    for (const z of [1.85, 2.3]) solid(room, [x, 0.8, z], [0.5, 0.14, 0.32], tone, 2);
  for (const x of [-1.9, -0.2, 1.5]) pendant(room, x, 2.4, 2.35, 0.26, look.metal);
  plant(room, -3.4, 5, 1.7, '#d9d3c7', 'fan');
  return closeRoom(room);
}

/** Draws an office with two desks and shelves. */
export function drawDesks(look: InteriorLook): string {
  const room = openHomeRoom(look, 'desks', { width: 8.4, from: 0.2 });
  for (const u of [1.2, 4.6]) homeWindow(room, look, room.back, [u, 0.8, 2.6, 1.7]);
  bookcase(room, room.right, 1.6, 0, 2.6, 2.4, 5, look.wood);
  sunOnFloor(room, -3.6, 0.6, 4, 2.2);
  rug(room, -3.4, 0.6, 6.8, 2.9, ...look.rug);
  for (const x of [-3, 0.7]) drawDesk(room, look, x);
  plant(room, -0.1, 4.4, 1.7, '#d9d3c7', 'palm');
  return closeRoom(room);
}
