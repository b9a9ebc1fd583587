import { drawBox, drawGlow, drawSnowCap } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawBand, drawEaveShadow, type Material } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import type { Face } from '../drawing/face.ts';
import type { Scene } from '../drawing/scene.ts';
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

export interface ModernLook {
  wood: string;
  metal: string;
  stone: string;
  hasGarage: boolean;
}

/** Draws a contemporary house: a wooden upper volume lying over a glazed ground floor and a black metal garage. */
export function drawModern(view: View, look: ModernLook): string {
  const scene = openScene(view, { centre: 530, horizon: 462, focal: 1120 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 480,
    clouds: 6,
    stars: light.hour === 'dusk',
    sun: light.hour === 'golden' ? [130, 340] : undefined,
  });
  drawBackdrop(scene, view, {
    lawn: 494,
    woods: [
      { y: 492, height: 190, distance: 0.55, conifers: 0.55 },
      { y: 498, height: 130, distance: 0.28, conifers: 0.5 },
    ],
  });
  plantConifer(scene, -11, 7, 12);
  plantConifer(scene, -13.4, 5, 9.5);
  plantTree(scene, 12, 8, 10);
  pave(
    scene,
    [
      [3, -0.2],
      [8.4, -0.2],
      [9.8, -20],
      [1.8, -20],
    ],
    '#9b9a98',
  );
  for (let slab = 0; slab < 6; slab++) {
    const z = -1.6 - slab * 0.95;
    pave(
      scene,
      [
        [-1.6, z],
        [0.4, z],
        [0.4, z - 0.7],
        [-1.6, z - 0.7],
      ],
      '#c2beb6',
    );
  }
  drawVolumes(scene, look);
  for (const [x, width, height] of [
    [-8.6, 1.6, 0.9],
    [-7.2, 1.2, 0.6],
    [-2.6, 1, 0.6],
    [1.6, 1.2, 0.7],
  ] as const)
    plantShrub(scene, x, -1.4, width, height, '#e8e2d0');
  plantTree(scene, -9.8, -3.6, 7.6);
  drawForeShade(scene, 0.5, 1.05);
  drawVignette(sketch, 0.26);
  return closeScene(scene);
}

function drawVolumes(scene: Scene, look: ModernLook): void {
  const black: Material = { kind: 'metal', colour: look.metal };
  const wood: Material = { kind: 'planks', colour: look.wood };
  const frame = '#22252a';
  if (look.hasGarage) drawGarage(scene, look.wood, black);
  const ground = drawBox(scene, [-7.6, 0, 0], [10, 3.1, 8], { kind: 'ashlar', colour: look.stone }, true);
  drawGlazing(scene, ground.front, 0.5, 0.25, 4.6, 2.6, frame, 4);
  drawDoor(scene, ground.front, {
    u: 6.3,
    v: 0.1,
    width: 1.15,
    height: 2.45,
    colour: look.wood,
    trim: frame,
    glazed: false,
  });
  drawGlazing(scene, ground.front, 7.6, 0.1, 0.8, 2.45, frame, 1);
  drawWindow(scene, ground.right, { u: 3, v: 1, width: 3, height: 1.4, frame, panes: [2, 1] });
  drawGlow(scene, ...ground.front.at(6.8, 2.8), 90, 0.5);
  drawEaveShadow(scene, ground.front, 0, 3.1, 10, 1.3);
  const upper = drawBox(scene, [-8.6, 3.1, -1.2], [9.6, 3.2, 8.4], wood, true);
  drawGlazing(scene, upper.front, 0.7, 0.5, 3, 2.2, frame, 2);
  drawGlazing(scene, upper.front, 5.2, 0.5, 1.2, 2.2, frame, 1);
  drawGlazing(scene, upper.front, 7.2, 1.4, 1.8, 1.3, frame, 1);
  for (const side of [upper.right, upper.left])
    drawWindow(scene, side, { u: 3, v: 0.9, width: 2.4, height: 1.5, frame, panes: [2, 1] });
  for (const face of [upper.left, upper.right, upper.front]) {
    drawBand(scene, face, [0, 2.98, face.width, 0.26], look.metal, 0.06);
    drawBand(scene, face, [0, -0.04, face.width, 0.2], look.metal, 0.05);
  }
  drawSnowCap(scene, [-8.6, 6.32, -1.2], [9.6, 0, 8.4]);
  const tower = drawBox(scene, [1, 3.1, 1.8], [2.6, 4.3, 5], black);
  drawGlazing(scene, tower.front, 0.7, 0.7, 1.1, 3, frame, 1);
  drawSnowCap(scene, [1, 7.4, 1.8], [2.6, 0, 5]);
}

function drawGarage(scene: Scene, door: string, walls: Material): void {
  const { front } = drawBox(scene, [2.4, 0, 0.2], [6.6, 3.1, 7], walls, true);
  drawBand(scene, front, [0.7, 0.05, 5.2, 2.4], door, 0.03);
  for (let row = 1; row < 4; row++) drawBand(scene, front, [0.7, row * 0.6, 5.2, 0.03], '#3d2f24', 0.035);
  drawSnowCap(scene, [2.4, 3.1, 0.2], [6.6, 0, 7]);
}

function drawGlazing(
  scene: Scene,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  frame: string,
  panes: number,
): void {
  drawWindow(scene, face, { u, v, width, height, frame, trim: frame, trimWidth: 0.06, panes: [panes, 1] });
}
