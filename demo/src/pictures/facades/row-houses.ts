import { drawBox } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawSlope } from '../building/roofs.ts';
import { drawBand, drawEaveShadow, type Material } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import { Face } from '../drawing/face.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawSnowfall, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { closeScene, drawForeShade, drawStreet, openScene, pave, plantShrub, plantTree, type View } from './setting.ts';

export interface RowLook {
  walls: readonly Material[];
  doors: readonly string[];
  slate: string;
  trim: string;
}

const width = 5.4;
const eaves = 6.5;

/** Draws a row of narrow brick houses under mansards, each with its stoop, tall windows and coloured door. */
export function drawRowHouses(view: View, look: RowLook): string {
  const scene = openScene(view, { centre: 470, horizon: 535, focal: 1000, distance: 19 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, { horizon: 520, clouds: 6, stars: light.hour === 'dusk' });
  drawStreet(scene, -4.2, 2);
  pave(
    scene,
    [
      [-60, 0.1],
      [60, 0.1],
      [60, -4.2],
      [-60, -4.2],
    ],
    light.season === 'winter' ? '#eef3f9' : '#748d52',
  );
  const order = (view.turn ?? 0.3) > 0 ? [-3, -2, -1, 0, 1, 2, 3] : [3, 2, 1, 0, -1, -2, -3];
  for (const index of order) drawHouse(scene, look, index);
  plantTree(scene, -6.4, -3.2, 8.4);
  plantTree(scene, 9.6, -3.2, 8);
  drawForeShade(scene, 0.35, 1.05);
  if (light.season === 'winter') drawSnowfall(sketch, random, 120);
  drawVignette(sketch, 0.26);
  return closeScene(scene);
}

function drawHouse(scene: Scene, look: RowLook, index: number): void {
  const x = index * width - width / 2;
  const material = look.walls[(index + 9) % look.walls.length] ?? { kind: 'brick', colour: '#9a5b4b' };
  const set = 0;
  const front = drawBox(scene, [x, 0, set], [width, eaves, 10], material).front;
  pave(
    scene,
    [
      [x + 0.7, set - 0.9],
      [x + 1.9, set - 0.9],
      [x + 1.9, -4.2],
      [x + 0.7, -4.2],
    ],
    '#bdb5a8',
  );
  drawBand(scene, front, [0, 0, width, 0.6], '#b4aea4', 0.07);
  const trim = { frame: look.trim, sill: '#c5beb2', lintel: '#c5beb2' };
  drawWindow(scene, front, { ...trim, u: 2.75, v: 1.1, width: 1.9, height: 1.9, panes: [2, 2] });
  for (const u of [0.85, 3.15]) drawWindow(scene, front, { ...trim, u, v: 3.95, width: 1.15, height: 1.75 });
  drawDoor(scene, front, {
    u: 0.85,
    v: 0.75,
    height: 2.15,
    transom: true,
    colour: look.doors[(index + 9) % look.doors.length] ?? '#333333',
    trim: look.trim,
  });
  for (const [step, rise] of [
    [0, 0.25],
    [1, 0.5],
    [2, 0.72],
  ] as const)
    drawBox(scene, [x + 0.6, 0, set - 1.2 + step * 0.4], [1.45, rise, 1.2 - step * 0.4], {
      kind: 'plain',
      colour: '#bcb4a7',
    });
  drawMansard(scene, look, front, x, set);
  plantShrub(scene, x + 3.8, -0.7, 2, 0.8, '#e6a6b6');
}

function drawMansard(scene: Scene, look: RowLook, front: Face, x: number, set: number): void {
  const slope = new Face(scene.camera, [x, eaves + 0.2, set], [width, 0, 0], [0, 2.3, 0.75]);
  drawSlope(scene, slope, { kind: 'shingle', colour: look.slate });
  const dormer = new Face(scene.camera, [x + 1.9, eaves + 0.35, set - 0.05], [1.6, 0, 0], [0, 2, 0]);
  drawBox(scene, [x + 1.9, eaves + 0.3, set - 0.05], [1.6, 1.75, 0.8], { kind: 'plain', colour: look.trim });
  drawWindow(scene, dormer, { u: 0.28, v: 0.2, width: 1.04, height: 1.35, frame: look.trim, arch: 0.35 });
  drawBand(scene, dormer, [-0.15, 1.68, 1.9, 0.2], look.trim, 0.2);
  drawEaveShadow(scene, front, 0, eaves - 0.1, width, 0.8);
  drawBand(scene, front, [0, eaves - 0.15, width, 0.36], look.trim, 0.32);
}
