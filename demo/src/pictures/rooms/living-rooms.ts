import { drawWall } from '../building/walls.ts';
import { project } from '../drawing/camera.ts';
import { straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { bookcase, cabinets, floorLamp, glow, pendant, plant, tableLamp } from '../interior/fittings.ts';
import { artwork, glazing } from '../interior/openings.ts';
import { closeRoom, grounded, openRoom, rug, solid, sunOnFloor } from '../interior/room.ts';
import { armchair, sofa, table } from '../interior/seating.ts';

/** Draws tall windows over the river, cream sofa, leather armchair. */
export function drawRiverLiving(): string {
  const room = openRoom({ seed: 1, season: 'summer', hour: 'day', walls: '#ece6da', floor: '#c69c6d', from: 0.4 });
  glazing(room, room.back, {
    u: 1.1,
    v: 0.25,
    width: 5,
    height: 2.3,
    frame: '#f7f4ec',
    panes: [4, 1],
    outlook: 'river',
    curtains: '#f1ebdf',
  });
  glazing(room, room.left, {
    u: 2.8,
    v: 0.5,
    width: 2.6,
    height: 1.9,
    frame: '#f7f4ec',
    panes: [2, 1],
    outlook: 'river',
  });
  sunOnFloor(room, -3.3, 0.9, 3);
  rug(room, -2.1, 0.9, 4.4, 2.7, '#d9d2c4', '#a9b3b3');
  artwork(room, room.right, 1.6, 1.1, 1.5, 1.1, ['#dfe4e2', '#d99a5b', '#6f8f97']);
  bookcase(room, room.right, 3.6, 0.1, 1.5, 2.2, 5, '#a77a50');
  floorLamp(room, -2.7, 3.7);
  sofa(room, -1.5, 3, 2.7, '#e6dccb', ['#8aa0a3', '#c98b56', '#d9cdb8']);
  plant(room, 2.7, 4, 1.7, '#8f9a94', 'fan');
  table(room, -0.7, 1.7, 1.5, 0.75, 0.38, '#8f633f');
  solid(room, [-0.3, 0.38, 1.9], [0.42, 0.05, 0.3], '#3f5a6b');
  solid(room, [-0.26, 0.43, 1.92], [0.36, 0.04, 0.26], '#d9c7a3');
  plant(room, 0.45, 2.1, 0.34, '#e9e2d4', 'bush', 0.38);
  armchair(room, 1.75, 1.4, '#a5663c');
  return closeRoom(room);
}

/** Draws a condo at dusk, all glass on the lit city. */
export function drawCityLiving(): string {
  const room = openRoom({
    seed: 2,
    season: 'autumn',
    hour: 'dusk',
    walls: '#8d8f96',
    floor: '#8a6c53',
    width: 8,
    from: -0.4,
  });
  glazing(room, room.back, {
    u: 0.2,
    v: 0.08,
    width: 7.6,
    height: 2.7,
    frame: '#23262c',
    panes: [5, 1],
    outlook: 'city',
  });
  glazing(room, room.right, {
    u: 0.1,
    v: 0.08,
    width: 3,
    height: 2.7,
    frame: '#23262c',
    panes: [2, 1],
    outlook: 'city',
  });
  rug(room, -2.2, 0.8, 4.6, 2.8, '#5d6270', '#464b59');
  artwork(room, room.left, 3, 1, 1.7, 1.3, ['#c9b8a4', '#e0a052', '#4a5a70'], '#17181c');
  floorLamp(room, 2.3, 3.9, '#f3e3c2', 1.6);
  sofa(room, -1.8, 2.9, 3.1, '#4a566b', ['#c98b4a', '#8d97a8', '#d9cbb4']);
  solid(room, [-2.9, 0, 3.2], [0.6, 0.5, 0.5], '#2c2a2c');
  tableLamp(room, -2.6, 0.5, 3.4, '#b98d4e');
  table(room, -0.8, 1.5, 1.7, 0.85, 0.34, '#2f2b2b', '#8a6a3e');
  solid(room, [-0.3, 0.34, 1.7], [0.5, 0.05, 0.34], '#b9a58a');
  plant(room, 3, 2.6, 1.5, '#3b3e45', 'fan');
  armchair(room, 1.5, 0.9, '#b77d4b', '#2c2a2c');
  return closeRoom(room);
}

/** Draws a stone fireplace on a winter evening. */
export function drawFireplace(): string {
  const room = openRoom({
    seed: 15,
    season: 'winter',
    hour: 'dusk',
    walls: '#b9a68e',
    floor: '#8d5f3b',
    from: 0.2,
    height: 3.2,
  });
  for (const u of [0.5, 5.2])
    glazing(room, room.back, {
      u,
      v: 0.5,
      width: 1.6,
      height: 2.1,
      frame: '#5a4030',
      panes: [2, 3],
      outlook: 'forest',
      curtains: '#8f4a3c',
    });
  const breast = room.back.part(2.55, 0, 2.2, 3.2, 0.35);
  drawWall(room, breast, { kind: 'stone', colour: '#a39a90' });
  const { sketch } = room;
  sketch.polygon(breast.quad(0.5, 0.05, 1.2, 0.95), '#1d1614');
  const [fx, fy] = breast.at(1.1, 0.3);
  glow(room, fx, fy, 150, 0.5);
  for (const [dx, rise, tone] of [
    [-16, 26, '#e8762c'],
    [12, 34, '#f0892f'],
    [-4, 40, '#f7a53c'],
    [4, 24, '#ffdc86'],
  ] as const)
    sketch.path(
      `M${fx + dx - 12} ${fy + 14}Q${fx + dx - 14} ${fy - rise * 0.4} ${fx + dx} ${fy - rise}Q${fx + dx + 15} ${fy - rise * 0.3} ${fx + dx + 12} ${fy + 14}Z`,
      tone,
    );
  solid(room, [-0.75, 0.08, 4.72], [0.5, 0.12, 0.14], '#4a3020', 2);
  solid(room, [-1.35, 1.3, 4.62], [2.6, 0.14, 0.3], '#6a4427');
  artwork(room, breast, 0.6, 1.65, 1, 0.9, ['#e4d9c5', '#c9673c', '#51685f']);
  rug(room, -2, 0.7, 4.2, 2.8, '#b8563f', '#7d3a30');
  bookcase(room, room.left, 4.3, 0.1, 1.9, 2.3, 5, '#6f4a2f');
  sofa(room, -3.2, 2.6, 2.1, '#d2c1a4', ['#a8503f', '#6a7d5a']);
  armchair(room, 1.5, 2.3, '#5f6f5a');
  floorLamp(room, 2.8, 3.2);
  table(room, -0.7, 1.5, 1.4, 0.8, 0.38, '#7a5030');
  solid(room, [-0.4, 0.38, 1.7], [0.4, 0.06, 0.3], '#3f5a6b');
  return closeRoom(room);
}

/** Draws an industrial loft: brick, gridded steel windows, leather. */
export function drawLoft(): string {
  const room = openRoom({
    seed: 14,
    season: 'spring',
    hour: 'golden',
    walls: '#b5664d',
    floor: '#a98a6c',
    width: 8.6,
    depth: 6,
    height: 3.9,
    from: 0.3,
  });
  for (const wall of [room.left, room.right, room.back]) drawWall(room, wall, { kind: 'brick', colour: '#b87058' });
  for (const u of [0.5, 3.15, 5.8])
    glazing(room, room.back, { u, v: 0.7, width: 2.2, height: 2.7, frame: '#2a2c30', panes: [4, 5], outlook: 'city' });
  glazing(room, room.left, {
    u: 3.4,
    v: 0.7,
    width: 2.6,
    height: 2.7,
    frame: '#2a2c30',
    panes: [4, 5],
    outlook: 'city',
  });
  sunOnFloor(room, -3.6, 0.8, 4, 2.8);
  for (const x of [-3, 0.2, 3.2]) solid(room, [x, 3.6, -1.5], [0.22, 0.3, 7.4], '#6b4a33');
  solid(room, [3.3, 0, 3.6], [0.2, 3.7, 0.2], '#3a3d42');
  rug(room, -2.3, 0.9, 4.4, 2.8, '#c9bfae', '#4b5563');
  bookcase(room, room.right, 1.4, 0, 2.6, 2.6, 6, '#2f2f33');
  sofa(room, -1.7, 3.1, 2.9, '#9c5f38', ['#e0d6c2', '#47586b']);
  plant(room, -3.1, 3.9, 2, '#5a5d60', 'palm');
  floorLamp(room, 1.8, 3.9, '#2f2f33', 1.8);
  table(room, -0.8, 1.6, 1.6, 0.9, 0.36, '#6f4b30', '#2a2c30');
  solid(room, [-0.5, 0.36, 1.8], [0.44, 0.07, 0.32], '#e0d6c2');
  armchair(room, 1.8, 1.2, '#4c5a66', '#2a2c30');
  pendant(room, 0.4, 1.9, 2.5, 0.42, '#2b2d31');
  return closeRoom(room);
}

/** Draws a sunroom on three sides of glass, full of plants. */
export function drawSolarium(): string {
  const room = openRoom({
    seed: 16,
    season: 'summer',
    hour: 'morning',
    walls: '#e8e4d8',
    floor: '#c9b398',
    tiles: true,
    from: -0.2,
    depth: 4.6,
  });
  glazing(room, room.back, {
    u: 0.15,
    v: 0.6,
    width: 7.1,
    height: 2.15,
    frame: '#f4f1e8',
    panes: [6, 2],
    outlook: 'garden',
  });
  glazing(room, room.left, {
    u: 1.6,
    v: 0.6,
    width: 4.8,
    height: 2.15,
    frame: '#f4f1e8',
    panes: [4, 2],
    outlook: 'garden',
  });
  glazing(room, room.right, {
    u: 0.1,
    v: 0.6,
    width: 4.8,
    height: 2.15,
    frame: '#f4f1e8',
    panes: [4, 2],
    outlook: 'garden',
  });
  sunOnFloor(room, -3, 0.4, 5, 2.2);
  rug(room, -1.6, 0.9, 3.4, 2.2, '#dfe0cf', '#7d9476');
  for (const [x, z, tall, kind, pot] of [
    [-3.1, 3.7, 1.9, 'palm', '#b5714e'],
    [-2, 3.9, 1.2, 'bush', '#e4ddd0'],
    [2.9, 3.6, 2, 'fan', '#8f9a94'],
    [2.1, 4, 1.1, 'palm', '#b5714e'],
    [-3.2, 2, 1.3, 'fan', '#d8cdb8'],
    [3.2, 2, 1.2, 'bush', '#5e6b66'],
  ] as const)
    plant(room, x, z, tall, pot, kind);
  armchair(room, -1.3, 2.2, '#d8c39a', '#b98f56');
  armchair(room, 0.7, 2.2, '#d8c39a', '#b98f56');
  table(room, -0.25, 1.5, 0.8, 0.6, 0.44, '#caa46c');
  plant(room, 0.15, 1.8, 0.4, '#f1ebdf', 'bush', 0.44);
  plant(room, 2.7, 0.4, 1.3, '#b5714e', 'palm');
  return closeRoom(room);
}

/** Draws the reception of an agency: wooden counter, armchairs, plants and a wall of soft blue. */
export function drawReception(): string {
  const room = openRoom({
    seed: 205,
    season: 'spring',
    hour: 'day',
    walls: '#eef0f1',
    accent: '#c3d2e2',
    floor: '#cbb08c',
    width: 8.4,
    from: 0.5,
  });
  glazing(room, room.left, { u: 2.2, v: 0.1, width: 4, height: 2.6, frame: '#2c3138', panes: [3, 1], outlook: 'city' });
  sunOnFloor(room, -3.7, 0.6, 4, 2.3);
  artwork(room, room.back, 0.7, 0.9, 1.9, 1.3, ['#f1ead9', '#003da5', '#86a6c4'], '#c9a577');
  for (let slat = 0; slat < 22; slat++) solid(room, [0.1 + slat * 0.17, 0, 5.08], [0.09, 2.9, 0.08], '#b98d5d');
  const { sketch, camera } = room;
  const [lx, ly] = project(camera, [1.95, 1.95, 5]);
  sketch.stroke(`M${lx - 46} ${ly}q15 -18 30 0t30 0t30 0M${lx - 46} ${ly + 14}q15 -18 30 0t30 0t30 0`, '#ffffff', 5);
  solid(room, [0.5, 0, 3], [3.1, 1.08, 0.7], '#b58554');
  solid(room, [0.4, 1.08, 2.9], [3.3, 0.06, 0.9], '#f4f1ea');
  grounded(room, 0.5, 2.9, 3.1, 0.8);
  solid(room, [2.4, 1.14, 3.2], [0.5, 0.32, 0.04], '#2b2f36');
  plant(room, 0.85, 3.2, 0.6, '#e9e2d4', 'fan', 1.14);
  for (const x of [1.2, 2.05, 2.9]) pendant(room, x, 3.2, 2.1, 0.16, '#003da5');
  rug(room, -3.1, 0.9, 2.9, 2.3, '#dfe4ea', '#8aa0b8');
  armchair(room, -2.9, 2.3, '#2f5aa0');
  armchair(room, -1.4, 2.3, '#2f5aa0');
  table(room, -2.1, 1.3, 0.9, 0.6, 0.4, '#a97b4c');
  plant(room, -3.3, 4.4, 2, '#d9d3c7', 'fan');
  cabinets(room, room.right, 2.6, 0.1, 2.2, 0.9, 4, '#dfe3e6');
  sketch.stroke(
    straight([project(camera, [-4.2, 2.88, 1]), project(camera, [4.2, 2.88, 1])], false),
    exposed(room.light, '#ffffff', 1),
    2,
    { opacity: 0.5 },
  );
  return closeRoom(room);
}
