import { drawWall } from '../building/walls.ts';
import { bookcase, cabinets, floorLamp, glow, pendant, plant, tableLamp } from '../interior/fittings.ts';
import { artwork } from '../interior/openings.ts';
import { closeRoom, type Room, rug, solid, sunOnFloor } from '../interior/room.ts';
import { armchair, sofa, table } from '../interior/seating.ts';
import type { InteriorLook } from './interior-look.ts';
import { drawBeams, homeWindow, openHomeRoom } from './shell.ts';

/** Draws a living room in one of three arrangements; country homes have a fireplace. */
export function drawLivingRoom(look: InteriorLook): string {
  if (look.style === 'rustic') return drawHearthRoom(look);
  const arrangements = [drawWindowRoom, drawSofaWallRoom, look.style === 'family' ? drawHearthRoom : drawSofaWallRoom];
  return (arrangements[look.arrangement('living', arrangements.length)] ?? drawWindowRoom)(look);
}

/** The sofa stands before wide windows. */
function drawWindowRoom(look: InteriorLook): string {
  const room = openHomeRoom(look, 'living', { from: 0.35 });
  const wide = look.style === 'modern' || look.style === 'loft';
  homeWindow(room, look, room.back, wide ? [0.3, 0.12, 6.8, room.height - 0.45] : [1.2, 0.45, 4.8, 2], !wide);
  homeWindow(room, look, room.left, [2.8, wide ? 0.12 : 0.45, 2.6, wide ? room.height - 0.45 : 2]);
  sunOnFloor(room, -3.3, 0.9, 3);
  rug(room, -2.1, 0.9, 4.4, 2.7, ...look.rug);
  artwork(room, room.right, 1.6, 1.1, 1.5, 1.1, look.art[0], look.metal);
  floorLamp(room, -2.8, 3.6, '#efe6d4', look.style === 'loft' ? 1.8 : 1.5);
  sofa(room, -1.5, 3, 2.7, look.sofa.colour, look.sofa.pillows);
  plant(room, 2.7, 4, 1.7, '#8f9a94', 'fan');
  drawCoffeeTable(room, look);
  armchair(room, 1.75, 1.4, look.chair, look.wood);
  return closeRoom(room);
}

/** The sofa stands along a wall under pictures; the windows are at the side. */
function drawSofaWallRoom(look: InteriorLook): string {
  const room = openHomeRoom(look, 'living', { from: -0.3, accent: look.style === 'modern' ? look.accent : look.walls });
  for (const u of [2.1, 4.6]) homeWindow(room, look, room.left, [u, 0.4, 1.7, room.height - 0.95], true);
  sunOnFloor(room, -3.3, 0.5, 4, 2.2);
  artwork(room, room.back, 2.1, 1.35, 1.35, 1, look.art[0], look.metal);
  artwork(room, room.back, 3.75, 1.35, 1, 1, look.art[1], look.metal);
  bookcase(room, room.back, 5.5, 0.02, 1.5, 2.3, 5, look.wood);
  rug(room, -2.3, 0.8, 4.6, 2.9, ...look.rug);
  sofa(room, -1.7, 4, 2.9, look.sofa.colour, look.sofa.pillows);
  solid(room, [-2.5, 0, 4.2], [0.5, 0.5, 0.5], look.wood);
  tableLamp(room, -2.25, 0.5, 4.4, look.metal);
  drawCoffeeTable(room, look);
  armchair(room, 1.9, 2, look.chair, look.wood);
  plant(room, -3.1, 4.5, 1.6, '#c9bba6', 'palm');
  if (look.style === 'classic') pendant(room, 0.2, 2.4, 2.25, 0.32, '#f6ead0', 'globe');
  cabinets(room, room.right, 1.2, 0.1, 2.2, 0.6, 3, look.wood, look.metal);
  return closeRoom(room);
}

/** A fireplace stands between two windows. */
function drawHearthRoom(look: InteriorLook): string {
  const room = openHomeRoom(look, 'living', { from: 0.2, height: 3.1 });
  if (look.style === 'rustic') drawBeams(room, '#6b4a33');
  for (const u of [0.5, 5.3]) homeWindow(room, look, room.back, [u, 0.5, 1.6, 2], true);
  const breast = room.back.part(2.55, 0, 2.2, room.height, 0.35);
  drawWall(room, breast, { kind: 'stone', colour: look.style === 'rustic' ? '#a39a90' : '#c4bcb0' });
  drawFire(room, breast.at(1.1, 0.3), breast.quad(0.5, 0.05, 1.2, 0.95));
  solid(room, [-0.75, 0.08, 4.72], [0.5, 0.12, 0.14], '#4a3020', 2);
  solid(room, [-1.35, 1.3, 4.62], [2.6, 0.14, 0.3], look.wood);
  artwork(room, breast, 0.6, 1.65, 1, 0.9, look.art[0], look.wood);
  rug(room, -2, 0.7, 4.2, 2.8, ...look.rug);
  bookcase(room, room.left, 4.3, 0.1, 1.9, 2.3, 5, look.wood);
  sofa(room, -3.2, 2.6, 2.1, look.sofa.colour, [look.sofa.pillows[0], look.sofa.pillows[1]]);
  armchair(room, 1.5, 2.3, look.chair, look.wood);
  floorLamp(room, 2.8, 3.2);
  drawCoffeeTable(room, look);
  return closeRoom(room);
}

function drawFire(
  room: Room,
  [x, y]: readonly [number, number],
  opening: Parameters<Room['sketch']['polygon']>[0],
): void {
  const { sketch } = room;
  sketch.polygon(opening, '#1d1614');
  glow(room, x, y, 150, 0.5);
  for (const [dx, rise, tone] of [
    [-16, 26, '#e8762c'],
    [12, 34, '#f0892f'],
    [-4, 40, '#f7a53c'],
    [4, 24, '#ffdc86'],
  ] as const)
    sketch.path(
      `M${x + dx - 12} ${y + 14}Q${x + dx - 14} ${y - rise * 0.4} ${x + dx} ${y - rise}Q${x + dx + 15} ${y - rise * 0.3} ${x + dx + 12} ${y + 14}Z`,
      tone,
    );
}

function drawCoffeeTable(room: Room, look: InteriorLook): void {
  table(room, -0.7, 1.6, 1.5, 0.78, 0.38, look.wood, look.style === 'family' ? look.wood : '#2f2b2b');
  solid(room, [-0.35, 0.38, 1.8], [0.42, 0.06, 0.3], look.art[0][2]);
  plant(room, 0.45, 2, 0.34, '#e9e2d4', 'bush', 0.38);
}
