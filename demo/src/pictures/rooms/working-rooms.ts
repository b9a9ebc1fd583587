import { drawWall } from '../building/walls.ts';
import { Face } from '../drawing/face.ts';
import { exposed } from '../drawing/light.ts';
import { bookcase, cabinets, floorLamp, pendant, plant, tableLamp, tiling, tub } from '../interior/fittings.ts';
import { artwork, glazing } from '../interior/openings.ts';
import { closeRoom, grounded, openRoom, type Room, rug, solid, sunOnFloor } from '../interior/room.ts';
import { adirondack, bed, chair, sofa, stool, table } from '../interior/seating.ts';

interface KitchenLook {
  seed: number;
  cupboards: string;
  island: string;
  top: string;
  tiles: string;
  wall: string;
  handle: string;
  shade: string;
  from: number;
}

function drawKitchen(look: KitchenLook, size?: readonly [number, number]): string {
  const room = openRoom({
    seed: look.seed,
    season: 'summer',
    hour: 'morning',
    walls: look.wall,
    floor: '#c39a6c',
    from: look.from,
  });
  glazing(room, room.left, {
    u: 2.8,
    v: 0.6,
    width: 2.8,
    height: 1.8,
    frame: '#f6f2ea',
    panes: [2, 2],
    outlook: 'garden',
  });
  sunOnFloor(room, -3.3, 0.8, 3, 2);
  tiling(room, room.back, 0.6, 0.9, 6.4, 1.1, look.tiles, [0.2, 0.1]);
  glazing(room, room.back, {
    u: 2.9,
    v: 1.05,
    width: 1.7,
    height: 1.35,
    frame: '#f6f2ea',
    panes: [2, 1],
    outlook: 'garden',
  });
  const base = new Face(room.camera, [-3.1, 0, 4.6], [5, 0, 0], [0, 0.88, 0]);
  cabinets(room, base, 0, 0.1, 5, 0.78, 8, look.cupboards, look.handle);
  solid(room, [-3.14, 0.88, 4.55], [5.1, 0.05, 0.65], look.top);
  solid(room, [1.95, 0, 4.5], [1.6, 2.5, 0.7], look.cupboards);
  const tall = new Face(room.camera, [1.95, 0, 4.5], [1.6, 0, 0], [0, 2.5, 0]);
  cabinets(room, tall, 0, 0.1, 1.6, 2.36, 2, look.cupboards, look.handle);
  const upper = new Face(room.camera, [-3.1, 1.55, 4.85], [2.2, 0, 0], [0, 1, 0]);
  solid(room, [-3.1, 1.55, 4.85], [2.2, 1, 0.35], look.cupboards);
  cabinets(room, upper, 0, 0.02, 2.2, 0.96, 3, look.cupboards, look.handle);
  solid(room, [1.05, 1.62, 4.85], [0.85, 0.05, 0.3], '#a97b4c');
  for (const [x, tone] of [
    [1.15, '#d9c7a3'],
    [1.35, '#7f97a3'],
    [1.55, '#e8e0d0'],
    [1.72, '#a8503f'],
  ] as const)
    solid(room, [x, 1.67, 4.95], [0.12, 0.2, 0.12], tone, 2);
  drawIsland(room, look);
  return closeRoom(room, size);
}

function drawIsland(room: Room, look: KitchenLook): void {
  grounded(room, -1.7, 1.7, 3.5, 1.1);
  solid(room, [-1.6, 0, 2], [3.3, 0.88, 0.9], look.island);
  const front = new Face(room.camera, [-1.6, 0, 2], [3.3, 0, 0], [0, 0.88, 0]);
  cabinets(room, front, 0.1, 0.1, 3.1, 0.74, 4, look.island, look.island, 0.01);
  solid(room, [-1.75, 0.88, 1.7], [3.6, 0.06, 1.3], look.top);
  for (const x of [-1.25, -0.2, 0.85]) stool(room, x, 1.35, look.shade === '#2b2d31' ? '#b98a5a' : '#e2d5bd');
  plant(room, -1, 2.4, 0.6, '#e9e2d4', 'bush', 0.94);
  solid(room, [0.5, 0.94, 2.2], [0.42, 0.05, 0.3], '#a97b4c');
  const { sketch } = room;
  for (const [dx, tone] of [
    [0, '#b5432c'],
    [15, '#d0a03c'],
    [30, '#8aa04f'],
  ] as const) {
    const at = front.at(2.3, 1.06, -0.3);
    sketch.ellipse(at[0] + dx, at[1], 9, 8.4, exposed(room.light, tone, 0.9));
  }
  for (const x of [-1, 0.05, 1.1]) pendant(room, x, 2.3, 1.85, 0.2, look.shade, 'dome');
}

export function drawWhiteKitchen(): string {
  return drawKitchen({
    seed: 3,
    cupboards: '#f3f0e8',
    island: '#c79b66',
    top: '#f7f5f0',
    tiles: '#eef0ec',
    wall: '#f0ebe1',
    handle: '#b08d57',
    shade: '#2b2d31',
    from: 0.3,
  });
}

export function drawSageKitchen(): string {
  return drawKitchen({
    seed: 4,
    cupboards: '#9aab92',
    island: '#7a5236',
    top: '#ece7dc',
    tiles: '#f2ede0',
    wall: '#efe9dc',
    handle: '#c9a05e',
    shade: '#c9a05e',
    from: -0.5,
  });
}

/** Draws the family kitchen of an article: coffee and apples, warm walls. */
export function drawFamilyKitchen(): string {
  return drawKitchen(
    {
      seed: 306,
      cupboards: '#e9dcc4',
      island: '#4f6a78',
      top: '#f5efe2',
      tiles: '#dfe7e6',
      wall: '#f4e6d0',
      handle: '#8a6a3e',
      shade: '#d9a35a',
      from: 0.1,
    },
    [1600, 1000],
  );
}

interface BedroomLook {
  seed: number;
  hour: 'morning' | 'dusk';
  wall: string;
  accent: string;
  frame: string;
  linen: string;
  cover: string;
  throw: string;
  curtains: string;
  outlook: 'forest' | 'city';
  from: number;
}

function drawBedroom(look: BedroomLook): string {
  const room = openRoom({
    seed: look.seed,
    season: 'summer',
    hour: look.hour,
    walls: look.wall,
    accent: look.accent,
    floor: '#bd9468',
    from: look.from,
    width: 7,
  });
  glazing(room, room.left, {
    u: 2.6,
    v: 0.25,
    width: 3.2,
    height: 2.2,
    frame: '#f6f2ea',
    panes: [2, 1],
    outlook: look.outlook,
    curtains: look.curtains,
  });
  sunOnFloor(room, -3.1, 0.5, 4, 2);
  artwork(room, room.back, 2.35, 1.55, 0.95, 0.95, ['#eee6d6', '#c98b56', '#7d93a0']);
  artwork(room, room.back, 3.6, 1.55, 0.95, 0.95, ['#e6e2d6', '#8a9d80', '#b5765a']);
  rug(room, -2, 0.8, 4, 2.6, '#e0d8ca', '#b9ad9a');
  for (const x of [-1.75, 1.2]) {
    grounded(room, x, 4.55, 0.55, 0.45);
    solid(room, [x, 0, 4.55], [0.55, 0.52, 0.45], look.frame);
    tableLamp(room, x + 0.27, 0.52, 4.75, '#c9b79a');
  }
  bed(room, -1, 2.85, 2, look);
  for (const x of [-0.75, 0.67]) solid(room, [x, 0, 2.1], [0.08, 0.3, 0.3], look.frame);
  solid(room, [-0.8, 0.3, 2.05], [1.6, 0.1, 0.42], look.linen, 5);
  plant(room, 2.7, 4.3, 1.5, '#d3c7b4', 'fan');
  cabinets(room, room.right, 2.2, 0.1, 2, 0.85, 4, look.frame, '#c9a05e');
  artwork(room, room.right, 2.6, 1.3, 1.1, 0.9, ['#f0e8d8', '#d9a35a', '#6f8f97']);
  return closeRoom(room);
}

export function drawMorningBedroom(): string {
  return drawBedroom({
    seed: 5,
    hour: 'morning',
    wall: '#efe8dc',
    accent: '#ded3c2',
    frame: '#b68b5e',
    linen: '#fbf8f1',
    cover: '#e3d7c4',
    throw: '#b9865c',
    curtains: '#f7f2e8',
    outlook: 'forest',
    from: 0.4,
  });
}

export function drawBlueBedroom(): string {
  return drawBedroom({
    seed: 6,
    hour: 'dusk',
    wall: '#4f6280',
    accent: '#33465f',
    frame: '#6a4a33',
    linen: '#ece6da',
    cover: '#8a9bb3',
    throw: '#c98b4a',
    curtains: '#74849c',
    outlook: 'city',
    from: -0.4,
  });
}

/** Draws a freestanding tub before the forest. */
export function drawTubRoom(): string {
  const room = openRoom({
    seed: 7,
    season: 'summer',
    hour: 'day',
    walls: '#eeeae2',
    accent: '#e5dfd3',
    floor: '#cfc8bc',
    tiles: true,
    width: 6.4,
    depth: 4.2,
    from: 0.2,
  });
  glazing(room, room.back, {
    u: 1.6,
    v: 0.75,
    width: 3.3,
    height: 1.85,
    frame: '#2b2d31',
    panes: [3, 1],
    outlook: 'forest',
  });
  tiling(room, room.back, 0, 0.14, 6.4, 0.55, '#dcd6ca', [0.3, 0.14]);
  sunOnFloor(room, -1, 1.2, 2, 1.6);
  rug(room, -1.3, 0.9, 2.2, 1.1, '#f3eee4', '#d8cdb8');
  solid(room, [-2.9, 0.3, 2], [0.55, 0.5, 1.9], '#a97b4c');
  solid(room, [-2.95, 0.8, 1.95], [0.65, 0.05, 2], '#f7f5f0');
  artwork(room, room.left, 3.9, 1.2, 1.6, 1.2, ['#cfdde2', '#eef4f4', '#dfe9ea'], '#b28e58');
  plant(room, 2.3, 3.5, 1.7, '#b9ad9a', 'palm');
  tub(room, -0.95, 2.5, 2);
  solid(room, [1.35, 0, 2.1], [0.36, 0.45, 0.36], '#a97b4c');
  solid(room, [1.4, 0.45, 2.15], [0.26, 0.1, 0.24], '#f6f1e6', 4);
  plant(room, -2.6, 2.3, 0.5, '#e9e2d4', 'bush', 0.85);
  pendant(room, 0, 2.4, 2.2, 0.26, '#f1e3c4', 'globe');
  return closeRoom(room);
}

/** Draws green tiles, a wooden vanity, a round mirror. */
export function drawTiledBath(): string {
  const room = openRoom({
    seed: 8,
    season: 'spring',
    hour: 'morning',
    walls: '#e9e6dc',
    floor: '#b9b4a8',
    tiles: true,
    width: 5.6,
    depth: 3.6,
    from: -0.3,
  });
  tiling(room, room.back, 0, 0.14, 5.6, 2.1, '#5f8476', [0.12, 0.24]);
  glazing(room, room.left, {
    u: 2.6,
    v: 1.1,
    width: 1.6,
    height: 1.3,
    frame: '#f6f2ea',
    panes: [1, 1],
    outlook: 'garden',
  });
  sunOnFloor(room, -2.4, 1, 2, 1.5);
  const { sketch, light } = room;
  const [mx, my] = room.back.at(2.8, 1.72);
  sketch.ellipse(mx, my, 74, 74, exposed(light, '#b28e58', 0.9));
  sketch.ellipse(
    mx,
    my,
    70,
    70,
    sketch.linear(
      [mx - 70, my - 70],
      [mx + 70, my + 70],
      [
        [0, '#f3f5f2'],
        [0.5, '#c9d6d4'],
        [1, '#9fb3b2'],
      ],
    ),
  );
  sketch.path(`M${mx - 50} ${my + 20}L${mx + 10} ${my - 66}L${mx + 32} ${my - 58}L${mx - 36} ${my + 40}Z`, '#ffffff', {
    opacity: 0.35,
  });
  for (const u of [1.6, 4]) pendant(room, -2.8 + u, 3.4, 1.85, 0.14, '#f6ead0', 'globe');
  grounded(room, -1.1, 3, 2.2, 0.6);
  solid(room, [-1.1, 0.25, 3], [2.2, 0.5, 0.55], '#a9764a');
  const vanity = new Face(room.camera, [-1.1, 0.25, 3], [2.2, 0, 0], [0, 0.5, 0]);
  cabinets(room, vanity, 0, 0.02, 2.2, 0.46, 4, '#a9764a', '#2b2d31');
  solid(room, [-1.15, 0.75, 2.95], [2.3, 0.06, 0.6], '#f7f5f0');
  solid(room, [-0.4, 0.81, 3.05], [0.8, 0.14, 0.38], '#fdfcf9', 7);
  plant(room, 0.85, 3.2, 0.5, '#e9e2d4', 'bush', 0.81);
  solid(room, [-2.6, 0, 1.2], [0.9, 0.58, 2.1], '#fbfaf6', 6);
  solid(room, [2, 0, 2.2], [0.6, 0.5, 0.5], '#c9a577', 3);
  rug(room, -0.8, 1.3, 1.7, 0.9, '#efe9dc', '#9db0a0');
  plant(room, 2.3, 3.1, 1.3, '#c96f4a', 'fan');
  return closeRoom(room);
}

/** Draws a long table for six under one pendant. */
export function drawDining(): string {
  const room = openRoom({
    seed: 9,
    season: 'autumn',
    hour: 'golden',
    walls: '#e9e0cf',
    accent: '#8fa39b',
    floor: '#b58655',
    from: 0.3,
  });
  glazing(room, room.left, {
    u: 2.4,
    v: 0.2,
    width: 3.6,
    height: 2.3,
    frame: '#f6f2ea',
    panes: [3, 1],
    outlook: 'forest',
    curtains: '#f1e9da',
  });
  sunOnFloor(room, -3.3, 0.4, 4, 2.4);
  artwork(room, room.back, 2.5, 1, 2.4, 1.35, ['#efe3c9', '#d98f3f', '#597a80'], '#6f4d33');
  solid(room, [2.3, 0, 4.5], [1.3, 0.9, 0.5], '#8a5d3b');
  plant(room, 2.9, 4.7, 0.9, '#efe9dd', 'fan', 0.9);
  plant(room, -3, 4.5, 1.7, '#8f9a94', 'palm');
  rug(room, -2.2, 0.9, 4.4, 3, '#dcd2bd', '#a9705a');
  for (const x of [-1.2, -0.2, 0.8]) chair(room, x, 3.1, '#3a2f28', false, '#d9c7a3');
  table(room, -1.6, 1.9, 3.2, 1.1, 0.76, '#9a6a41');
  plant(room, 0, 2.5, 0.5, '#e9e2d4', 'bush', 0.76);
  for (const x of [-0.9, 0.55]) solid(room, [x, 0.76, 2.15], [0.3, 0.02, 0.3], '#fbf8f1', 3);
  for (const x of [-1.2, -0.2, 0.8]) chair(room, x, 1.35, '#3a2f28', true, '#d9c7a3');
  pendant(room, 0.05, 2.4, 1.75, 0.5, '#d9a35a', 'dome');
  return closeRoom(room);
}

/** Draws a desk by the window. */
export function drawHomeOffice(): string {
  const room = openRoom({
    seed: 10,
    season: 'spring',
    hour: 'day',
    walls: '#e6e4dc',
    accent: '#5f7a76',
    floor: '#c09a6e',
    width: 6.4,
    depth: 4.6,
    from: -0.4,
  });
  glazing(room, room.left, {
    u: 2.7,
    v: 0.75,
    width: 2.8,
    height: 1.7,
    frame: '#f6f2ea',
    panes: [2, 2],
    outlook: 'garden',
    curtains: '#efe8da',
  });
  sunOnFloor(room, -2.8, 0.6, 4, 2);
  bookcase(room, room.back, 3.9, 0, 2.2, 2.5, 6, '#b98d5d');
  artwork(room, room.back, 1.1, 1.35, 1.2, 0.9, ['#efe7d6', '#d9a35a', '#8aa6a0']);
  artwork(room, room.back, 2.5, 1.35, 0.8, 0.9, ['#e4ded0', '#b5603f', '#4f6a78']);
  rug(room, -1.7, 0.7, 3.4, 2.4, '#d9d3c3', '#8aa09a');
  table(room, -2.3, 3.1, 2.3, 0.8, 0.75, '#a97b4c', '#2b2d31');
  solid(room, [-1.5, 0.75, 3.5], [0.8, 0.04, 0.2], '#2b2d31');
  solid(room, [-1.6, 0.86, 3.55], [1, 0.56, 0.05], '#22252b');
  tableLamp(room, -2.05, 0.75, 3.5, '#c9a05e');
  plant(room, -0.25, 3.5, 0.45, '#e9e2d4', 'bush', 0.75);
  grounded(room, -1.3, 2.2, 0.7, 0.7);
  solid(room, [-1.02, 0.05, 2.5], [0.08, 0.4, 0.08], '#2b2d31');
  for (const x of [-1.3, -0.75]) solid(room, [x, 0.02, 2.4], [0.24, 0.06, 0.24], '#2b2d31', 2);
  solid(room, [-1.3, 0.44, 2.3], [0.66, 0.1, 0.6], '#6a7d72', 6);
  solid(room, [-1.27, 0.55, 2.24], [0.6, 0.62, 0.09], '#6a7d72', 8);
  floorLamp(room, 2.6, 2.4);
  plant(room, 0.9, 4.1, 1.5, '#c9bba6', 'fan');
  return closeRoom(room);
}

/** Draws an entrance hall: oak stairs, bench, mirror. */
export function drawEntrance(): string {
  const room = openRoom({
    seed: 13,
    season: 'autumn',
    hour: 'morning',
    walls: '#ece5d8',
    floor: '#b7b0a4',
    tiles: true,
    width: 6,
    depth: 5,
    height: 3.1,
    from: 0.3,
  });
  const door = room.back;
  const { sketch, light } = room;
  sketch.polygon(door.quad(0.6, 0, 1.5, 2.5), exposed(light, '#f6f2ea', 0.9));
  sketch.polygon(door.quad(0.72, 0, 1.26, 2.38), exposed(light, '#2f4f5c', 0.8));
  glazing(room, door, {
    u: 0.95,
    v: 1.1,
    width: 0.8,
    height: 1.05,
    frame: '#2f4f5c',
    panes: [2, 2],
    outlook: 'garden',
  });
  glazing(room, room.left, {
    u: 4.4,
    v: 0.4,
    width: 1.6,
    height: 2.1,
    frame: '#f6f2ea',
    panes: [1, 3],
    outlook: 'garden',
  });
  sunOnFloor(room, -2.6, 1.4, 3, 1.9);
  rug(room, -1.4, 0.2, 1.7, 3.6, '#a5553f', '#5d3a35');
  drawStairs(room, { side: '#d3cabb', riser: '#e2d9c9', tread: '#b98a58', baluster: '#6f4a2f' });
  solid(room, [-2.9, 0, 2.2], [0.45, 0.46, 1.5], '#a97b4c');
  solid(room, [-2.88, 0.46, 2.25], [0.42, 0.08, 1.4], '#d8cbb4', 4);
  artwork(room, room.left, 2.2, 1, 1.5, 1.3, ['#dbe4e6', '#f2f5f4', '#c9d6d8'], '#b28e58');
  plant(room, -0.4, 4.6, 1.2, '#d3c7b4', 'fan');
  pendant(room, -0.6, 2.6, 2.2, 0.34, '#f6ead0', 'globe');
  return closeRoom(room);
}

/** Draws a closed flight along the right wall, its balusters and its rail. */
export function drawStairs(
  room: Room,
  colours: { side: string; riser: string; tread: string; baluster: string },
): void {
  const [rise, run, near] = [0.19, 0.28, 1.4];
  for (let step = 11; step >= 0; step--) {
    const z = near + step * run;
    solid(room, [1, 0, z], [1.9, (step + 1) * rise - 0.04, run], colours.side);
    const riser = new Face(room.camera, [1, step * rise, z], [1.9, 0, 0], [0, rise - 0.04, 0]);
    room.sketch.polygon(riser.quad(0, 0, 1.9, rise - 0.04), exposed(room.light, colours.riser, 0.9));
    solid(room, [0.97, (step + 1) * rise - 0.04, z - 0.03], [1.96, 0.04, run + 0.03], colours.tread);
    for (const part of [0.07, 0.2])
      solid(room, [1, (step + 1) * rise, z + part], [0.03, 0.84 + part * 0.68, 0.03], colours.baluster);
  }
  drawRail(room, [1.02, rise + 0.9, near], [1.02, rise + 0.9 + 11.4 * rise, near + 11.4 * run]);
  solid(room, [0.96, 0, near - 0.12], [0.12, 1.2, 0.12], colours.tread);
}

function drawRail(
  { sketch, light, camera }: Room,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
): void {
  const at = ([x, y, z]: readonly [number, number, number]): string => {
    const scale = camera.focal / (z + camera.distance);
    return `${Math.round(camera.centre + x * scale)} ${Math.round(camera.horizon - (y - camera.eye) * scale)}`;
  };
  sketch.stroke(`M${at(from)}L${at(to)}`, exposed(light, '#8f633a', 0.7), 7);
}

interface DeckLook {
  seed: number;
  hour: 'golden' | 'day';
  deck: string;
  outlook: 'city' | 'lake';
}

/** Starts a scene of a terrace, drawn like a room without walls: the deck, a railing and the view. */
function openDeck({ seed, hour, deck, outlook }: DeckLook): Room {
  const room = openRoom({
    seed,
    season: 'summer',
    hour,
    walls: '#ffffff',
    floor: deck,
    width: 30,
    depth: 4.4,
    from: 0,
  });
  const sky = new Face(room.camera, [-60, -20, 4.4], [120, 0, 0], [0, 60, 0]);
  glazing(room, sky, { u: 0, v: 0, width: 120, height: 60, frame: '#ffffff', panes: [1, 1], outlook });
  const { sketch, light } = room;
  const floor = new Face(room.camera, [-15, 0, -2.2], [30, 0, 0], [0, 0, 6.6]);
  drawWall(room, floor, { kind: 'boards', colour: deck });
  sketch.polygon(floor.quad(0, 6.55, 30, 0.05), exposed(light, deck, 0.2));
  return room;
}

export function drawRoofTerrace(): string {
  const room = openDeck({ seed: 11, hour: 'golden', deck: '#b48a62', outlook: 'city' });
  const { sketch } = room;
  const glass = new Face(room.camera, [-15, 0, 4.35], [30, 0, 0], [0, 1.1, 0]);
  sketch.polygon(glass.quad(0, 0.05, 30, 1), '#dcebf0', { opacity: 0.22 });
  for (let u = 0; u < 30; u += 1.5) sketch.polygon(glass.quad(u, 0, 0.06, 1.1), '#2b2d31');
  sketch.polygon(glass.quad(0, 1.06, 30, 0.06), '#2b2d31');
  rug(room, -2.2, 0.7, 4.2, 2.6, '#e4dac6', '#7d8f8f');
  sofa(room, -1.9, 2.9, 2.8, '#e9e1d1', ['#c97f4a', '#5f7a86', '#d9c7a3']);
  solid(room, [-3.2, 0, 2], [0.95, 0.4, 1.7], '#e9e1d1', 7);
  table(room, -0.7, 1.6, 1.4, 0.8, 0.36, '#7a5638', '#2b2d31');
  solid(room, [-0.2, 0.36, 1.8], [0.3, 0.03, 0.3], '#fbf8f1', 3);
  for (const [x, z, tall, kind] of [
    [2.2, 3.7, 1.8, 'palm'],
    [3, 3.4, 1.2, 'bush'],
    [-3.9, 3.6, 1.6, 'fan'],
    [3.5, 1.8, 1.3, 'palm'],
  ] as const)
    plant(room, x, z, tall, '#4b4e52', kind);
  floorLamp(room, 1.4, 3.5, '#f3e3c2', 1.3);
  return closeRoom(room);
}

export function drawLakeDeck(): string {
  const room = openDeck({ seed: 12, hour: 'day', deck: '#a98561', outlook: 'lake' });
  const { sketch, light } = room;
  const rail = new Face(room.camera, [-15, 0, 4.35], [30, 0, 0], [0, 1, 0]);
  for (let u = 0; u < 30; u += 1.8) sketch.polygon(rail.quad(u, 0, 0.1, 1), exposed(light, '#8a6a4a', 0.6));
  for (const v of [0.3, 0.55, 0.8]) sketch.polygon(rail.quad(0, v, 30, 0.015), exposed(light, '#3a3f45', 0.6));
  sketch.polygon(rail.quad(0, 0.98, 30, 0.08), exposed(light, '#9a7852', 0.9));
  plant(room, -3.2, 3.8, 1.4, '#b5714e', 'bush');
  plant(room, 3.3, 3.6, 1.5, '#b5714e', 'palm');
  adirondack(room, -1.5, 2, '#2f6a8a');
  adirondack(room, 0.6, 2, '#2f6a8a');
  solid(room, [-0.35, 0, 2.3], [0.6, 0.45, 0.5], '#e9e2d4');
  solid(room, [-0.15, 0.45, 2.45], [0.1, 0.13, 0.1], '#d98f3f', 2);
  return closeRoom(room);
}

/** Draws a meeting room with a long table over the city. */
export function drawMeetingRoom(): string {
  const room = openRoom({
    seed: 204,
    season: 'summer',
    hour: 'day',
    walls: '#e9ecef',
    floor: '#a9a294',
    width: 8,
    depth: 5.6,
    height: 3.1,
    from: -0.3,
  });
  glazing(room, room.back, {
    u: 0.3,
    v: 0.1,
    width: 7.4,
    height: 2.8,
    frame: '#2c3138',
    panes: [5, 1],
    outlook: 'city',
  });
  cabinets(room, room.left, 3, 0.1, 3.4, 0.85, 5, '#c9a577', '#2c3138');
  artwork(room, room.left, 3.6, 1.2, 2, 1.2, ['#f1ead9', '#003da5', '#7d9cba'], '#2c3138');
  for (const x of [-1.9, -0.9, 0.1, 1.1]) chair(room, x, 3.5, '#2f3a4c', false, '#3f6fb0');
  table(room, -2.3, 1.9, 4.4, 1.4, 0.75, '#b98d5d', '#2c3138');
  plant(room, -0.1, 2.6, 0.45, '#f1ebdf', 'bush', 0.75);
  for (const x of [-1.6, 0.9]) solid(room, [x, 0.75, 2.2], [0.34, 0.02, 0.24], '#f6f3ec');
  for (const x of [-1.9, -0.9, 0.1, 1.1]) chair(room, x, 1.3, '#2f3a4c', true, '#3f6fb0');
  for (const x of [-1.3, -0.1, 1.1]) pendant(room, x, 2.6, 2, 0.3, '#2c3138', 'drum');
  plant(room, 3.2, 4.6, 1.9, '#d9d3c7', 'fan');
  return closeRoom(room);
}

/** Draws an empty sunlit room with cartons, for the day of the move. */
export function drawMovingRoom(): string {
  const room = openRoom({
    seed: 303,
    season: 'summer',
    hour: 'morning',
    walls: '#ede6d8',
    floor: '#c79c69',
    from: 0.2,
  });
  glazing(room, room.left, { u: 2.6, v: 0.5, width: 3, height: 2, frame: '#f7f4ec', panes: [2, 2], outlook: 'garden' });
  glazing(room, room.back, {
    u: 2.6,
    v: 0.6,
    width: 2.2,
    height: 1.8,
    frame: '#f7f4ec',
    panes: [2, 2],
    outlook: 'garden',
  });
  sunOnFloor(room, -3.2, 0.3, 5, 2.8);
  for (const [x, y, z, w, h, d] of [
    [0.4, 0, 3, 1.1, 0.8, 0.9],
    [1.6, 0, 2.8, 0.9, 0.65, 0.8],
    [0.6, 0.8, 3.1, 0.8, 0.55, 0.7],
    [-0.6, 0, 2.3, 0.85, 0.6, 0.75],
    [1.2, 0, 1.6, 0.8, 0.5, 0.7],
  ] as const)
    carton(room, x, y, z, w, h, d);
  plant(room, -1.5, 2.9, 1.4, '#b5714e', 'fan');
  floorLamp(room, 2.9, 3.6);
  rugRoll(room);
  return closeRoom(room, [1600, 1000]);
}

function carton(room: Room, x: number, y: number, z: number, width: number, height: number, depth: number): void {
  if (y === 0) grounded(room, x, z, width, depth);
  solid(room, [x, y, z], [width, height, depth], '#c99a63');
  const front = new Face(room.camera, [x, y, z], [width, 0, 0], [0, height, 0]);
  room.sketch.polygon(front.quad(width / 2 - 0.05, height * 0.6, 0.1, height * 0.4), '#e3c08c', { opacity: 0.9 });
  const top = new Face(room.camera, [x, y + height, z], [width, 0, 0], [0, 0, depth]);
  if (top.visible) room.sketch.polygon(top.quad(width / 2 - 0.05, 0, 0.1, depth), '#ecd0a2', { opacity: 0.9 });
}

function rugRoll(room: Room): void {
  grounded(room, -3, 3.9, 1.6, 0.3);
  solid(room, [-3, 0, 3.9], [1.7, 0.26, 0.26], '#8a4a3c', 8);
}
