import { drawDoor } from '../building/doors.ts';
import { drawBalcony, drawFlight } from '../building/stairs.ts';
import { drawBand, drawEaveShadow, drawWall, type Material, onFace } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import { boxFaces, type Face } from '../drawing/face.ts';
import { exposed } from '../drawing/light.ts';
import { drawShadow, type Scene } from '../drawing/scene.ts';
import { drawSnowfall, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { closeScene, drawForeShade, drawStreet, openScene, pave, plantShrub, plantTree, type View } from './setting.ts';

export interface PlexLook {
  material: Material;
  stone: string;
  cornice: string;
  frame: string;
  doors: readonly [string, string, string];
  metal: string;
  storeys: 1 | 2 | 3;
  neighbours: readonly [string, string];
  /** A pointed false gable over the cornice, or a flat parapet. */
  crown: 'gable' | 'arched' | 'flat';
  /** The flight is parallel to the front, or leads straight to the street. */
  flight: 'along' | 'straight';
}

const storey = 3.25;

/** Heights of the horizon and focal lengths by storeys, so that the house fills the picture. */
const cameras = {
  1: { horizon: 480, focal: 1330 },
  2: { horizon: 520, focal: 1130 },
  3: { horizon: 545, focal: 920 },
} as const;

/** Draws a Montréal plex: flat front, cornice, balconies and the outside staircase that leads to the upper flats. */
export function drawPlex(view: View, look: PlexLook): string {
  const scene = openScene(view, {
    centre: 545,
    distance: 21,
    ...cameras[look.storeys],
  });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 520,
    clouds: 4,
    sun: light.hour === 'golden' ? [60, 300] : undefined,
    stars: light.hour === 'dusk',
  });
  drawStreet(scene, -5.4, 1.9);
  drawNeighbours(scene, look);
  const tall = look.storeys * storey + 1;
  const body = boxFaces(scene.camera, [-4.4, 0, 0], 8.8, tall, 12);
  for (const side of [body.left, body.right]) drawWall(scene, side, { kind: 'brick', colour: '#8b6a5c' });
  pave(
    scene,
    [
      [-40, 0.1],
      [40, 0.1],
      [40, -5.2],
      [-40, -5.2],
    ],
    light.season === 'winter' ? '#eef3f9' : light.season === 'autumn' ? '#8f8a4e' : '#718950',
  );
  pave(
    scene,
    [
      [-2.6, -0.1],
      [-1.2, -0.1],
      [-1.2, -5.2],
      [-2.6, -5.2],
    ],
    '#bab3a6',
  );
  drawShadow(
    scene,
    [
      [-4.4, 0, 0],
      [4.4, 0, 0],
      [4.4, tall, 0],
      [4.4, tall, 6],
      [4.4, 0, 6],
    ],
    0,
    0.7,
  );
  drawWall(scene, body.front, look.material);
  drawFront(scene, body.front, look);
  drawCrown(scene, body.front, look, tall);
  drawStairs(scene, body.front, look);
  for (const [x, width, height] of [
    [1, 1.6, 0.9],
    [2.5, 1.5, 1.1],
    [3.8, 1.3, 0.8],
    [-3.9, 1.1, 0.8],
  ] as const)
    plantShrub(scene, x, -1.9, width, height, '#e9a9b4');
  plantTree(scene, -8.6, -3.6, 9.6);
  plantTree(scene, 8.9, -3.8, 8.6);
  drawForeShade(scene, 0.3, 1.02);
  if (light.season === 'winter' && light.hour === 'dusk') drawSnowfall(sketch, random);
  drawVignette(sketch, 0.26);
  return closeScene(scene);
}

function drawNeighbours(scene: Scene, look: PlexLook): void {
  const rows = [
    [-30, 8.4, 9.6, look.neighbours[1]],
    [-21.6, 8.6, 10.2, look.neighbours[0]],
    [-13, 8.5, 9.4, look.neighbours[1]],
    [20.9, 8.6, 9.2, look.neighbours[0]],
    [12.6, 8.3, 10.4, look.neighbours[1]],
    [4.5, 8.1, 9.7, look.neighbours[0]],
  ] as const;
  for (const [x, width, height, colour] of rows) {
    const box = boxFaces(scene.camera, [x, 0, 0.3], width, height, 12);
    for (const side of [box.left, box.right]) drawWall(scene, side, { kind: 'brick', colour });
    drawWall(scene, box.front, { kind: 'brick', colour });
    for (let floor = 0; floor < 3; floor++)
      for (const u of [1, 3.6, 6.1])
        drawWindow(scene, box.front, {
          u,
          v: 0.7 + floor * 3,
          width: 1.15,
          height: 1.75,
          frame: '#e8e2d6',
          sill: '#b9b3a8',
          lintel: '#b9b3a8',
        });
    drawBand(scene, box.front, [0, height - 0.5, width, 0.5], look.cornice, 0.3);
  }
}

function drawFront(scene: Scene, front: Face, look: PlexLook): void {
  drawBand(scene, front, [0, 0, front.width, 0.75], look.stone, 0.08);
  for (let floor = 0; floor < look.storeys; floor++) {
    const v = floor * storey + (floor === 0 ? 0.95 : 0.75);
    const trim = { frame: look.frame, sill: look.stone, lintel: look.stone };
    drawWindow(scene, front, { ...trim, u: 4.7, v, width: 1.2, height: 1.9 });
    drawWindow(scene, front, { ...trim, u: 6.6, v, width: 1.2, height: 1.9 });
    const base = floor * storey + (floor === 0 ? 0.35 : 0.2);
    drawDoor(scene, front, {
      u: 1.05,
      v: base,
      height: 2.2,
      transom: true,
      colour: look.doors[floor % 3] ?? look.doors[0],
      trim: look.frame,
    });
    // The upper flat of three has its door on the balcony of the second storey, at the head of the stairs.
    if (floor === 1 && look.storeys === 3)
      drawDoor(scene, front, { u: 2.7, v: base, height: 2.2, transom: true, colour: look.doors[2], trim: look.frame });
    else drawWindow(scene, front, { ...trim, u: 2.75, v, width: 0.95, height: 1.9 });
  }
}

function drawCrown(scene: Scene, front: Face, look: PlexLook, tall: number): void {
  const { sketch, light } = scene;
  drawEaveShadow(scene, front, 0, tall - 0.85, front.width, 1.1);
  if (look.crown !== 'flat') {
    const middle = front.width * 0.68;
    const rise = look.crown === 'gable' ? 1.35 : 0.95;
    const outline =
      look.crown === 'gable'
        ? ([
            [middle - 1.7, tall - 0.1],
            [middle + 1.7, tall - 0.1],
            [middle, tall + rise],
          ] as const)
        : ([
            [middle - 1.9, tall - 0.1],
            [middle + 1.9, tall - 0.1],
            [middle + 1.6, tall + 0.35],
            [middle + 0.8, tall + rise],
            [middle - 0.8, tall + rise],
            [middle - 1.6, tall + 0.35],
          ] as const);
    sketch.polygon(front.points(outline, 0.15), onFace(light, front, look.cornice), { soft: 2 });
    const [cx, cy] = front.at(middle, tall + rise * 0.36, 0.16);
    sketch.ellipse(cx, cy, 6, 6, exposed(light, look.stone, 0.9));
    sketch.ellipse(cx, cy, 3.6, 3.6, exposed(light, look.cornice, 0.4));
  }
  drawBand(scene, front, [0, tall - 0.85, front.width, 0.28], look.cornice, 0.14);
  drawBand(scene, front, [0, tall - 0.3, front.width, 0.34], look.cornice, 0.42);
  for (let u = 0.25; u < front.width - 0.2; u += 0.62)
    drawBand(scene, front, [u, tall - 0.6, 0.2, 0.3], look.cornice, 0.3);
}

function drawStairs(scene: Scene, front: Face, look: PlexLook): void {
  const deck = '#8b7a66';
  const z = 0;
  const low = storey + 0.2;
  drawStoop(scene);
  if (look.storeys === 1) return;
  if (look.storeys === 3) {
    drawEaveShadow(scene, front, 0.5, storey * 2 + 0.1, 7.9, 1.6);
    drawBalcony(scene, [-3.9, storey * 2 + 0.2, z], { width: 7.9, depth: 1.25, metal: look.metal, deck });
  }
  drawEaveShadow(scene, front, 0.5, low - 0.2, 7.9, 1.7);
  drawShadow(
    scene,
    [
      [-3.9, low, -1.5],
      [4, low, -1.5],
      [4, low, 0],
      [-3.9, low, 0],
    ],
    0,
    0.6,
  );
  drawBalcony(scene, [-3.9, low, z], {
    width: 7.9,
    depth: 1.5,
    metal: look.metal,
    deck,
    gap: look.flight === 'straight' ? [1.1, 2.2] : [0.3, 1.5],
  });
  if (look.flight === 'straight') drawStraightFlight(scene, look, deck, low);
  else drawFlightAlong(scene, look, deck, low);
}

/** Draws the stone step before the door of the ground floor. */
function drawStoop(scene: Scene): void {
  const stoop = boxFaces(scene.camera, [-3.7, 0, -1], 1.7, 0.3, 1);
  for (const side of [stoop.left, stoop.right, stoop.front, stoop.top])
    drawWall(scene, side, { kind: 'plain', colour: '#b6aea0' });
}

function drawStraightFlight(scene: Scene, look: PlexLook, tread: string, low: number): void {
  drawShadow(
    scene,
    [
      [-2.8, 0, -5],
      [-1.7, 0, -5],
      [-1.7, low, -1.5],
      [-2.8, low, -1.5],
    ],
    0,
    0.75,
  );
  drawFlight(scene, {
    foot: [-2.25, 0.1, -5.1],
    head: [-2.25, low, -1.45],
    width: 1.25,
    steps: 15,
    metal: look.metal,
    tread,
  });
}

function drawFlightAlong(scene: Scene, look: PlexLook, tread: string, low: number): void {
  drawShadow(
    scene,
    [
      [1.9, 0, -2.6],
      [1.9, 0, -1.6],
      [-2.4, low, -1.6],
      [-3.6, low, -2.6],
    ],
    0,
    0.75,
  );
  drawBalcony(scene, [-3.6, low, -1.5], { width: 1.2, depth: 1.1, metal: look.metal, deck: tread });
  drawFlight(scene, {
    foot: [1.9, 0.1, -2.05],
    head: [-2.4, low, -2.05],
    width: 1.05,
    steps: 15,
    metal: look.metal,
    tread,
  });
}
