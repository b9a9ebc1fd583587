import { drawDoor, drawGarageDoor } from '../building/doors.ts';
import { drawGabled, type Gabled } from '../building/gabled.ts';
import type { Roofing } from '../building/roofs.ts';
import { drawBand, drawWall, type Material, onFace } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import { boxFaces, Face } from '../drawing/face.ts';
import type { Point } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { drawShadow, type Scene } from '../drawing/scene.ts';
import { drawVignette } from '../nature/ground.ts';
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

export interface CottageLook {
  material: Material;
  gable: Material;
  roofing: Roofing;
  trim: string;
  frame: string;
  door: string;
  /** Colour of the garage's door; without it there is no garage. */
  garage?: string;
  shutters?: string;
  blooms?: string;
}

/** Corners of the driveway to a garage, and of the parking space beside a house that has none. */
const toGarage: readonly Point[] = [
  [3.3, 0.6],
  [9.5, 0.6],
  [10.4, -20],
  [2.2, -20],
];
const besideHouse: readonly Point[] = [
  [4.2, 4],
  [7, 4],
  [7.8, -20],
  [3.8, -20],
];

/** Draws a two-storey suburban house: main block, a gabled bay, a small porch and, where it has one, an attached garage. */
export function drawCottage(view: View, look: CottageLook): string {
  const scene = openScene(view, { centre: 520 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, { horizon: 470, sun: light.hour === 'golden' ? [120, 330] : undefined });
  drawBackdrop(scene, view, {
    lawn: 480,
    woods: [
      { y: 478, height: 130, distance: 0.55, conifers: 0.3 },
      { y: 486, height: 88, distance: 0.3, conifers: 0.4 },
    ],
  });
  plantTree(scene, -11.5, 6, 11);
  plantConifer(scene, 15.5, 9, 10);
  plantTree(scene, 12, 12, 12);
  pave(scene, look.garage === undefined ? besideHouse : toGarage, '#a39d94');
  pave(
    scene,
    [
      [-1.2, -1.2],
      [0.2, -1.2],
      [0.6, -3.4],
      [2.6, -5.4],
      [2.4, -6.8],
      [-0.6, -4.6],
    ],
    '#bcb2a2',
    true,
  );
  if (look.garage !== undefined) drawGarage(scene, look, look.garage);
  drawMain(scene, look);
  drawBay(scene, look);
  drawPorch(scene, look);
  for (const [x, width, height] of [
    [-5.9, 1.5, 1.1],
    [-4.5, 1.2, 0.8],
    [-3.2, 1.4, 0.95],
    [1.6, 1.1, 0.8],
    [2.9, 1, 1.2],
  ] as const)
    plantShrub(scene, x, -1.5, width, height, look.blooms);
  plantTree(scene, -9.2, -3.4, 8.2);
  drawForeShade(scene);
  drawVignette(sketch, 0.24);
  return closeScene(scene);
}

function drawGarage(scene: Scene, look: CottageLook, door: string): void {
  const garage: Gabled = {
    x: 3.2,
    z: 0.6,
    width: 6.4,
    depth: 7,
    wall: 2.9,
    rise: 2.3,
    ridge: 'away',
    material: look.material,
    gable: look.gable,
    roofing: look.roofing,
    trim: look.trim,
  };
  drawGabled(scene, garage, ({ front }) => {
    drawGarageDoor(scene, front, 0.8, 4.8, 2.25, door);
    drawWindow(scene, front, {
      u: 2.7,
      v: 3.3,
      width: 1,
      height: 0.9,
      frame: look.frame,
      trim: look.trim,
      panes: [2, 2],
    });
  });
}

function drawMain(scene: Scene, look: CottageLook): void {
  const main: Gabled = {
    x: -6.2,
    z: 0,
    base: 0.4,
    width: 9.4,
    depth: 8.5,
    wall: 5.5,
    rise: 3,
    ridge: 'across',
    material: look.material,
    gable: look.gable,
    roofing: look.roofing,
    trim: look.trim,
  };
  drawGabled(scene, main, ({ front, right, left }) => {
    const upper = {
      width: 1.15,
      height: 1.45,
      frame: look.frame,
      trim: look.trim,
      sill: look.trim,
      panes: [2, 2] as const,
      shutters: look.shutters,
    };
    const window = look.shutters === undefined ? { ...upper, shutters: undefined } : upper;
    for (const u of [5.1, 7.5]) drawWindow(scene, front, { ...strip(window), u, v: 3.5 });
    drawWindow(scene, front, { ...strip(window), u: 7.3, v: 0.75, width: 1.6, height: 1.5, panes: [3, 2] });
    for (const side of [left, right]) {
      drawWindow(scene, side, { ...strip(window), u: 2, v: 3.5, width: 1 });
      drawWindow(scene, side, { ...strip(window), u: 5.4, v: 3.5, width: 1 });
      drawWindow(scene, side, { ...strip(window), u: 3.8, v: 6.1, width: 0.8, height: 0.9 });
    }
    drawDoor(scene, front, { u: 4.95, v: -0.05, colour: look.door, trim: look.trim, transom: false });
  });
  drawChimney(scene);
}

/** Returns the look without absent shutters, because an optional field must not be set to undefined. */
function strip<T extends { shutters?: string | undefined }>({ shutters, ...rest }: T) {
  return shutters === undefined ? rest : { ...rest, shutters };
}

function drawChimney(scene: Scene): void {
  const faces = boxFaces(scene.camera, [-3.6, 7, 5.4], 0.9, 3, 0.9);
  for (const face of [faces.left, faces.right, faces.front])
    drawWall(scene, face, { kind: 'brick', colour: '#8f5a49' });
  drawBand(scene, faces.front, [-0.08, 2.86, 1.06, 0.2], '#b9afa3', 0.06);
}

function drawBay(scene: Scene, look: CottageLook): void {
  const bay: Gabled = {
    x: -5.9,
    z: -1.3,
    base: 0.4,
    width: 4.1,
    depth: 3,
    wall: 5.3,
    rise: 2.5,
    ridge: 'away',
    overhang: 0.35,
    material: look.gable,
    gable: look.gable,
    roofing: look.roofing,
    trim: look.trim,
  };
  drawGabled(scene, bay, ({ front }) => {
    drawWindow(scene, front, {
      u: 0.75,
      v: 0.6,
      width: 2.6,
      height: 1.75,
      frame: look.frame,
      trim: look.trim,
      sill: look.trim,
      panes: [3, 1],
    });
    drawWindow(scene, front, {
      u: 1.05,
      v: 3.4,
      width: 2,
      height: 1.55,
      frame: look.frame,
      trim: look.trim,
      sill: look.trim,
      panes: [2, 2],
    });
    drawWindow(scene, front, {
      u: 1.65,
      v: 5.75,
      width: 0.8,
      height: 0.8,
      frame: look.frame,
      trim: look.trim,
      panes: [2, 2],
      arch: 0.4,
    });
  });
}

function drawPorch(scene: Scene, look: CottageLook): void {
  const { sketch, light, camera } = scene;
  const slab = boxFaces(camera, [-1.75, 0, -1.5], 2.9, 0.36, 1.5);
  drawShadow(
    scene,
    [
      [-1.75, 2.9, -1.6],
      [1.2, 2.9, -1.6],
      [1.2, 0, -1.6],
      [1.2, 0, 0],
      [-1.75, 0, -1.6],
    ],
    0,
    0.7,
  );
  for (const side of [slab.front, slab.right, slab.left, slab.top])
    drawWall(scene, side, { kind: 'plain', colour: '#b8b0a4' });
  for (const x of [-1.62, 0.7]) {
    const post = boxFaces(camera, [x, 0.36, -1.4], 0.18, 2.5, 0.18);
    for (const side of [post.left, post.right, post.front]) drawWall(scene, side, { kind: 'plain', colour: look.trim });
  }
  const beam = boxFaces(camera, [-1.9, 2.8, -1.6], 3.2, 0.32, 1.6);
  for (const side of [beam.left, beam.right, beam.front]) drawWall(scene, side, { kind: 'plain', colour: look.trim });
  const roof = new Face(camera, [-2, 3.1, -1.7], [3.4, 0, 0], [0, 0.8, 1.7]);
  sketch.polygon(
    roof.quad(0, 0, roof.width, roof.height),
    light.season === 'winter' ? onFace(light, roof, '#f8fbff') : onFace(light, roof, look.roofing.colour),
    { soft: 1 },
  );
  const [lx, ly] = [roof.at(1.7, 0)[0], roof.at(1.7, 0)[1] + 22];
  if (light.lamps > 0.5)
    sketch.ellipse(
      lx,
      ly,
      34,
      30,
      sketch.radial([lx, ly], 34, [
        [0, '#ffdf9c', 0.7],
        [1, '#ffc772', 0],
      ]),
    );
  sketch.ellipse(lx, ly, 2, 2.6, light.lamps > 0.3 ? '#fff0c4' : exposed(light, '#4a4a4c', 0.6));
}
