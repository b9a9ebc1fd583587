import { drawWall } from '../building/walls.ts';
import { Face } from '../drawing/face.ts';
import { exposed } from '../drawing/light.ts';
import { bookcase, floorLamp, pendant, plant, tableLamp } from '../interior/fittings.ts';
import { artwork, glazing } from '../interior/openings.ts';
import { closeRoom, grounded, openRoom, type Room, rug, solid, sunOnFloor } from '../interior/room.ts';
import { adirondack, chair, sofa, table } from '../interior/seating.ts';
import { drawStairs } from '../rooms/working-rooms.ts';
import type { InteriorLook } from './interior-look.ts';
import { drawBeams, homeWindow, openHomeRoom } from './shell.ts';

/** Draws a dining room with a long table under one lamp. */
export function drawDiningRoom(look: InteriorLook): string {
  const room = openHomeRoom(look, 'dining', { from: look.arrangement('dining', 2) ? 0.3 : -0.2, accent: look.accent });
  if (look.style === 'rustic') drawBeams(room, '#6b4a33');
  homeWindow(room, look, room.left, [2.4, 0.3, 3.2, room.height - 0.8], true);
  sunOnFloor(room, -3.3, 0.4, 4, 2.4);
  artwork(room, room.back, 2.5, 1.15, 2.4, 1.25, look.art[0], look.wood);
  solid(room, [2.3, 0, 4.5], [1.3, 0.9, 0.5], look.wood);
  plant(room, 2.9, 4.7, 0.9, '#efe9dd', 'fan', 0.9);
  plant(room, -3, 4.5, 1.7, '#8f9a94', 'palm');
  rug(room, -2.2, 0.9, 4.4, 3, ...look.rug);
  const seats = look.arrangement('seats', 2) ? [-1.2, -0.2, 0.8] : [-0.85, 0.45];
  const frame = look.arrangement('frames', 2) ? '#3a2f28' : look.wood;
  for (const x of seats) chair(room, x, 3.1, frame, false, look.chair);
  table(room, -1.6, 1.9, 3.2, 1.1, 0.76, look.wood);
  plant(room, 0, 2.5, 0.5, '#e9e2d4', 'bush', 0.76);
  for (const x of seats) chair(room, x, 1.35, frame, true, look.chair);
  pendant(room, 0.05, 2.4, 1.75, 0.5, look.metal, look.arrangement('lamps', 2) ? 'dome' : 'drum');
  return closeRoom(room);
}

/** Draws a study with a desk by the window. */
export function drawStudy(look: InteriorLook): string {
  const room = openHomeRoom(look, 'study', { width: 6.4, depth: 4.6, from: -0.4, accent: look.accent });
  homeWindow(room, look, room.left, [2.7, 0.75, 2.6, Math.min(1.7, room.height - 1.1)], true);
  sunOnFloor(room, -2.8, 0.6, 4, 2);
  bookcase(room, room.back, 3.9, 0, 2.2, 2.4, 6, look.wood);
  artwork(room, room.back, 1.1, 1.35, 1.2, 0.9, look.art[0], look.wood);
  artwork(room, room.back, 2.5, 1.35, 0.8, 0.9, look.art[1], look.wood);
  rug(room, -1.7, 0.7, 3.4, 2.4, ...look.rug);
  drawDesk(room, look, -2.3);
  floorLamp(room, 2.6, 2.4);
  plant(room, 0.9, 4.1, 1.5, '#c9bba6', 'fan');
  return closeRoom(room);
}

/** Draws a desk with a screen, a lamp and its chair. */
export function drawDesk(room: Room, look: InteriorLook, x: number): void {
  table(room, x, 3.1, 2.3, 0.8, 0.75, look.wood, '#2b2d31');
  solid(room, [x + 0.7, 0.86, 3.55], [1, 0.56, 0.05], '#22252b');
  solid(room, [x + 1.15, 0.75, 3.55], [0.1, 0.14, 0.06], '#22252b');
  tableLamp(room, x + 0.25, 0.75, 3.5, look.metal);
  plant(room, x + 2.05, 3.5, 0.45, '#e9e2d4', 'bush', 0.75);
  grounded(room, x + 1, 2.2, 0.7, 0.7);
  solid(room, [x + 1.28, 0.05, 2.5], [0.08, 0.4, 0.08], '#2b2d31');
  for (const at of [1, 1.55]) solid(room, [x + at, 0.02, 2.4], [0.24, 0.06, 0.24], '#2b2d31', 2);
  solid(room, [x + 1, 0.44, 2.3], [0.66, 0.1, 0.6], look.chair, 6);
  solid(room, [x + 1.03, 0.55, 2.24], [0.6, 0.62, 0.09], look.chair, 8);
}

/** Draws an entrance hall with its stairs, a bench and a mirror. */
export function drawEntrance(look: InteriorLook): string {
  const room = openHomeRoom(look, 'entrance', { width: 6, depth: 5, height: 3.1, from: 0.3, isTiled: true });
  const { sketch, light, back } = room;
  sketch.polygon(back.quad(0.6, 0, 1.5, 2.5), exposed(light, look.trim, 0.9));
  sketch.polygon(back.quad(0.72, 0, 1.26, 2.38), exposed(light, look.art[0][2], 0.8));
  glazing(room, back, {
    u: 0.95,
    v: 1.1,
    width: 0.8,
    height: 1.05,
    frame: look.art[0][2],
    panes: [2, 2],
    outlook: look.outlook,
  });
  homeWindow(room, look, room.left, [4.4, 0.4, 1.6, 2.1]);
  sunOnFloor(room, -2.6, 1.4, 3, 1.9);
  rug(room, -1.4, 0.2, 1.7, 3.6, ...look.rug);
  drawStairs(room, {
    side: '#d3cabb',
    riser: '#e2d9c9',
    tread: look.wood,
    baluster: look.arrangement('balusters', 2) ? look.wood : '#2f3033',
  });
  solid(room, [-2.9, 0, 2.2], [0.45, 0.46, 1.5], look.wood);
  solid(room, [-2.88, 0.46, 2.25], [0.42, 0.08, 1.4], look.bed.cover, 4);
  artwork(room, room.left, 2.2, 1, 1.5, 1.3, ['#dbe4e6', '#f2f5f4', '#c9d6d8'], look.metal);
  plant(room, -0.4, 4.6, 1.2, '#d3c7b4', 'fan');
  pendant(room, -0.6, 2.6, 2.2, 0.34, '#f6ead0', look.arrangement('lamps', 2) ? 'globe' : 'drum');
  return closeRoom(room);
}

/** Draws the deck of a house, or the balcony of a flat, before its view. */
export function drawDeck(look: InteriorLook): string {
  const room = openRoom({
    seed: look.seed,
    season: look.season,
    hour: look.hour,
    walls: '#ffffff',
    floor: '#a98561',
    width: 30,
    depth: 4.4,
    isMirrored: look.isMirrored,
  });
  const view = new Face(room.camera, [-60, -20, 4.4], [120, 0, 0], [0, 60, 0]);
  glazing(room, view, { u: 0, v: 0, width: 120, height: 60, frame: '#ffffff', panes: [1, 1], outlook: look.outlook });
  const { sketch, light } = room;
  const floor = new Face(room.camera, [-15, 0, -2.2], [30, 0, 0], [0, 0, 6.6]);
  drawWall(room, floor, { kind: 'boards', colour: look.season === 'winter' ? '#b9b2a8' : '#a98561' });
  sketch.polygon(floor.quad(0, 6.55, 30, 0.05), exposed(light, '#a98561', 0.2));
  if (look.style === 'rustic' || look.style === 'family') drawWoodenRail(room);
  else drawGlassRail(room);
  for (const [x, z, kind] of [
    [-3.3, 3.8, 'bush'],
    [3.3, 3.6, 'palm'],
  ] as const)
    if (look.season !== 'winter') plant(room, x, z, 1.4, '#b5714e', kind);
  if (look.style === 'rustic') drawDeckChairs(room, look);
  else drawDeckSofa(room, look);
  return closeRoom(room);
}

function drawWoodenRail({ sketch, light, camera }: Room): void {
  const rail = new Face(camera, [-15, 0, 4.35], [30, 0, 0], [0, 1, 0]);
  for (let u = 0; u < 30; u += 1.8) sketch.polygon(rail.quad(u, 0, 0.1, 1), exposed(light, '#8a6a4a', 0.6));
  for (const v of [0.3, 0.55, 0.8]) sketch.polygon(rail.quad(0, v, 30, 0.015), exposed(light, '#3a3f45', 0.6));
  sketch.polygon(rail.quad(0, 0.98, 30, 0.08), exposed(light, '#9a7852', 0.9));
}

function drawGlassRail({ sketch, camera }: Room): void {
  const glass = new Face(camera, [-15, 0, 4.35], [30, 0, 0], [0, 1.1, 0]);
  sketch.polygon(glass.quad(0, 0.05, 30, 1), '#dcebf0', { opacity: 0.22 });
  for (let u = 0; u < 30; u += 1.5) sketch.polygon(glass.quad(u, 0, 0.06, 1.1), '#2b2d31');
  sketch.polygon(glass.quad(0, 1.06, 30, 0.06), '#2b2d31');
}

function drawDeckChairs(room: Room, look: InteriorLook): void {
  const colour = ['#2f6a8a', '#a8452f', '#e9e2d4', '#4f6a58'][look.arrangement('deck', 4)] ?? '#2f6a8a';
  adirondack(room, -1.5, 2, colour);
  adirondack(room, 0.6, 2, colour);
  solid(room, [-0.35, 0, 2.3], [0.6, 0.45, 0.5], '#e9e2d4');
}

function drawDeckSofa(room: Room, look: InteriorLook): void {
  if (look.season !== 'winter') rug(room, -2.2, 0.7, 4.2, 2.6, '#e4dac6', look.rug[1]);
  sofa(room, -1.6, 2.9, 2.6, '#e0d8c8', look.sofa.pillows);
  table(room, -0.7, 1.6, 1.4, 0.8, 0.36, look.wood, '#2b2d31');
}
