import { drawBox, drawGlow } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawGabled, type Gabled } from '../building/gabled.ts';
import { drawSlope } from '../building/roofs.ts';
import { drawBand, drawEaveShadow, drawWall, type Material, onFace } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import type { Camera } from '../drawing/camera.ts';
import { boxFaces, Face } from '../drawing/face.ts';
import type { Point } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { drawShadow, type Scene } from '../drawing/scene.ts';
import { drawFallenLeaves, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import {
  closeScene,
  drawBackdrop,
  drawForeShade,
  openScene,
  pave,
  plantConifer,
  plantShrub,
  plantTree,
  type View,
} from './setting.ts';

export interface CanadienneLook {
  material: Material;
  roof: string;
  trim: string;
  shutters: string;
  door: string;
  /** False for a house of one storey, whose attic has no windows in the roof. */
  hasDormers: boolean;
}

/** Draws a traditional house of the river's villages: flared tin roof, dormers, and a porch along its whole front. */
export function drawCanadienne(view: View, look: CanadienneLook): string {
  const scene = openScene(view, { centre: 530, horizon: 452, focal: 1120, distance: 22 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 470,
    clouds: 7,
    sun: light.hour === 'golden' || light.hour === 'morning' ? [130, 340] : undefined,
  });
  drawBackdrop(scene, view, {
    lawn: 486,
    woods: [
      { y: 486, height: 120, distance: 0.55, conifers: 0.35 },
      { y: 492, height: 66, distance: 0.3, conifers: 0.4 },
    ],
  });
  plantTree(scene, -11.5, 7, 12);
  plantTree(scene, 11, 9, 12.5);
  plantConifer(scene, 14.4, 5, 9);
  pave(
    scene,
    [
      [-0.8, -3.4],
      [0.8, -3.4],
      [1.6, -7],
      [0.6, -14],
      [-2, -14],
      [-0.9, -7],
    ],
    '#c2b79f',
    true,
  );
  drawBody(scene, look);
  for (const x of [-7, -5.6, -4.2, -2.8, 2.6, 4, 5.4, 6.8])
    plantShrub(scene, x, -3.6, 1.5, 0.8, random.pick(['#d77f95', '#f1e7f2', '#c9a0d6']));
  plantTree(scene, 9.8, -3.6, 7.6);
  if (light.season === 'autumn') drawFallenLeaves(sketch, light, random, 500, 420);
  drawForeShade(scene, 0.02, 0.6);
  drawVignette(sketch, 0.26);
  return closeScene(scene);
}

function drawBody(scene: Scene, look: CanadienneLook): void {
  const { camera, light } = scene;
  const [x, width, depth, base, wall, rise] = [-7.2, 14.4, 8.4, 0.8, 3, 4.3] as const;
  const deck = 2.5;
  drawShadow(scene, [
    [x, 0, -deck],
    [x + width, 0, -deck],
    [x + width, base + wall, -deck],
    [x, base + wall, -deck],
    [x, base + wall + rise, depth / 2],
    [x + width, base + wall + rise, depth / 2],
    [x + width, 0, depth],
  ]);
  const sides = boxFaces(camera, [x, base, 0], width, wall, depth);
  const gable: Point[] = [
    [0, 0],
    [depth, 0],
    [depth, wall],
    [depth / 2, wall + rise],
    [0, wall],
  ];
  drawBox(scene, [x, 0, 0], [width, base, depth], { kind: 'stone', colour: '#a39c92' });
  for (const side of [sides.left, sides.right]) {
    drawWall(scene, side, look.material, gable);
    for (const [u, v] of [
      [1.6, 0.7],
      [5.4, 0.7],
      [3.55, 3.8],
    ] as const)
      drawWindow(scene, side, { u, v, width: 1.1, height: 1.6, frame: look.trim, trim: look.trim, panes: [2, 3] });
  }
  drawWall(scene, sides.front, look.material);
  const trim = {
    frame: look.trim,
    trim: look.trim,
    panes: [2, 3] as const,
    shutters: look.shutters,
    v: 0.65,
    width: 1.05,
    height: 1.65,
  };
  for (const u of [1.2, 4.1, 9.2, 12.1]) drawWindow(scene, sides.front, { ...trim, u });
  drawDoor(scene, sides.front, { u: 6.7, v: 0.05, width: 1, colour: look.door, trim: look.trim });
  drawEaveShadow(scene, sides.front, 0, wall, width, 1.5);
  drawGlow(scene, ...sides.front.at(7.2, 2.3), 90, 0.7);
  drawPorch(scene, look, x, width, base, deck);
  const eave = base + wall - 0.25;
  const flare = new Face(camera, [x - 0.5, eave, -deck - 0.3], [width + 1, 0, 0], [0, 0.75, deck + 0.1]);
  const slope = new Face(camera, [x - 0.5, eave + 0.75, -0.2], [width + 1, 0, 0], [0, rise - 0.5, depth / 2 + 0.2]);
  // Behind the ridge and between two dormers, so that none stands before it.
  drawBox(scene, [x + 4.3, base + wall + rise - 1.2, depth / 2], [1, 2.2, 1], { kind: 'brick', colour: '#9a6553' });
  drawSlope(scene, slope, { kind: 'tin', colour: look.roof }, undefined, true);
  drawSlope(scene, flare, { kind: 'tin', colour: look.roof });
  if (light.season === 'winter') drawSlope(scene, slope, { kind: 'tin', colour: '#f4f7fb' });
  for (const face of [sides.left, sides.right]) drawRakeBoard(scene, face, depth, wall, rise, look.trim);
  if (look.hasDormers) for (const dx of [2, 6.4, 10.8]) drawDormer(scene, look, x + dx, eave + 1.15, 0.5);
  drawBand(
    scene,
    new Face(camera, [x - 0.5, eave - 0.18, -deck - 0.3], [width + 1, 0, 0], [0, 0.2, 0]),
    [0, 0, width + 1, 0.2],
    look.trim,
    0.03,
  );
}

function drawRakeBoard(scene: Scene, face: Face, depth: number, wall: number, rise: number, trim: string): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  for (const side of [-0.2, depth + 0.2]) {
    const board: Point[] = [
      [side, wall - 0.1],
      [depth / 2, wall + rise],
      [depth / 2, wall + rise - 0.35],
      [side, wall - 0.4],
    ];
    sketch.polygon(face.points(board, 0.4), onFace(light, face, trim));
  }
}

function drawPorch(scene: Scene, look: CanadienneLook, x: number, width: number, base: number, deck: number): void {
  drawBox(scene, [x - 0.2, 0, -deck], [width + 0.4, base, deck], { kind: 'boards', colour: '#b9ac98' });
  for (const [rise, out] of [
    [0.55, 0.5],
    [0.28, 0.95],
  ] as const)
    drawBox(scene, [-1.1, 0, -deck - out], [2.2, rise, out], { kind: 'plain', colour: '#c2b6a2' });
  const { sketch, light, camera } = scene;
  const front = new Face(camera, [x - 0.2, base, -deck + 0.1], [width + 0.4, 0, 0], [0, 2.7, 0]);
  for (const [from, to] of [
    [0, width / 2 - 0.9],
    [width / 2 + 1.3, width + 0.4],
  ] as const) {
    for (let u = from; u < to; u += 0.2)
      sketch.polygon(front.quad(u, 0.08, 0.05, 0.72), exposed(light, look.trim, 0.75));
    sketch.polygon(front.quad(from, 0.78, to - from, 0.1), exposed(light, look.trim, 0.95));
  }
  const post = (left: number): void => {
    drawBox(scene, [left, base, -deck + 0.05], [0.16, 2.75, 0.16], { kind: 'plain', colour: look.trim });
  };
  post(x - 0.15);
  for (const u of wallBetweenOpenings) {
    const hidden = alignedBefore(camera, x + u, -deck + 0.13) - 0.08;
    if (hidden > x + 0.6 && hidden < x + width - 0.6) post(hidden);
  }
  post(x + width - 0.05);
}

/** Middles of the wall between its windows and its door, in metres from its left end. */
const wallBetweenOpenings = [3.17, 6.1, 8.3, 11.17];

/** Returns the x at depth `z` that the viewer sees before the point (`x`, 0) of the wall. */
function alignedBefore({ turn, distance }: Camera, x: number, z: number): number {
  const slope = (x * Math.cos(turn)) / (distance - x * Math.sin(turn));
  return (slope * (z * Math.cos(turn) + distance) - z * Math.sin(turn)) / (Math.cos(turn) + slope * Math.sin(turn));
}

function drawDormer(scene: Scene, look: CanadienneLook, x: number, y: number, z: number): void {
  const body: Gabled = {
    x,
    z,
    base: y,
    width: 1.5,
    depth: 2.2,
    wall: 1.5,
    rise: 0.85,
    ridge: 'away',
    overhang: 0.18,
    material: { kind: 'plain', colour: look.trim },
    roofing: { kind: 'tin', colour: look.roof },
    trim: look.trim,
  };
  const shadowless: Scene = { ...scene, light: { ...scene.light, shadowOpacity: 0 } };
  drawGabled(shadowless, body, ({ front }) =>
    drawWindow(scene, front, { u: 0.25, v: 0.2, width: 1, height: 1.2, frame: look.trim, panes: [2, 2] }),
  );
}
