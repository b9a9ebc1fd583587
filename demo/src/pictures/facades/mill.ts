import { drawBox, drawGlow, drawSnowCap } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawBand, drawEaveShadow, type Material } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import type { Face } from '../drawing/face.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawSnowfall, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { closeScene, drawStreet, openScene, pave, plantShrub, plantTree, type View } from './setting.ts';

export interface MillLook {
  brick: string;
  frame: string;
  door: string;
  floors: number;
}

const floor = 3.9;
/** Width of a bay between two brick piers, in metres. */
const bay = 3.6;
const bays = 8;

/** Draws a factory of the years around 1900 that became homes: brick piers, tall arched windows of small panes, a chimney stack. */
export function drawMill(view: View, look: MillLook): string {
  const tall = look.floors * floor + 1.6;
  const scene = openScene(view, { centre: 540, horizon: 578, focal: Math.min(960, (430 * 34) / tall), distance: 34 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 590,
    clouds: 6,
    sun: light.hour === 'golden' ? [90, 330] : undefined,
    stars: light.hour === 'dusk',
  });
  drawStreet(scene, -6, 3);
  pave(
    scene,
    [
      [-70, 14],
      [70, 14],
      [70, -6],
      [-70, -6],
    ],
    light.season === 'winter' ? '#eef3f9' : '#8b9a68',
  );
  const brick: Material = { kind: 'brick', colour: look.brick };
  const left = (-bays * bay) / 2;
  drawStack(scene, brick, tall);
  const body = drawBox(scene, [left, 0, 0], [bays * bay, tall, 18], brick, true);
  for (const side of [body.left, body.right]) drawBays(scene, side, look, 5);
  drawBays(scene, body.front, look, bays);
  drawTop(scene, body.front, tall);
  drawSnowCap(scene, [left, tall + 0.05, 0], [bays * bay, 0, 18]);
  for (const x of [-19, -9.2, 9.6, 18]) plantTree(scene, x, -4.6, 7.2);
  for (const x of [-12, -5.5, 4.4, 13]) plantShrub(scene, x, -1.6, 3, 0.9, '#e6d2dc');
  if (light.season === 'winter') drawSnowfall(sketch, random);
  drawVignette(sketch, 0.26);
  return closeScene(scene);
}

/** Draws the chimney stack behind the roof, with its corbelled rim. */
function drawStack(scene: Scene, brick: Material, tall: number): void {
  const stack = drawBox(scene, [7.4, 0, 11], [2.2, tall + 9, 2.2], brick);
  drawBand(scene, stack.front, [-0.15, tall + 7.9, 2.5, 0.5], '#8a8078', 0.15);
}

function drawBays(scene: Scene, face: Face, look: MillLook, count: number): void {
  if (!face.visible) return;
  const width = face.width / count;
  for (let index = 0; index < count; index++) {
    const u = index * width;
    for (let level = 0; level < look.floors; level++) {
      const isEntrance = level === 0 && count === bays && (index === 2 || index === 5);
      if (isEntrance) drawEntrance(scene, face, look, u + width / 2);
      else
        drawWindow(scene, face, {
          u: u + 0.75,
          v: level * floor + 0.95,
          width: width - 1.5,
          height: 2.5,
          frame: look.frame,
          sill: '#bdb3a4',
          arch: 0.34,
          panes: [4, 5],
          curtains: false,
        });
    }
  }
  for (let index = 0; index <= count; index++) {
    const u = Math.min(Math.max(index * width - 0.27, 0), face.width - 0.54);
    drawBand(scene, face, [u, 0, 0.54, face.height - 1.1], look.brick, 0.14);
  }
  drawBand(scene, face, [0, 0, face.width, 0.6], '#a49b8f', 0.1);
}

function drawEntrance(scene: Scene, face: Face, look: MillLook, middle: number): void {
  drawDoor(scene, face, {
    u: middle - 0.75,
    v: 0.1,
    width: 1.5,
    height: 2.5,
    colour: look.door,
    trim: look.frame,
    transom: true,
  });
  drawBand(scene, face, [middle - 1.3, 3.3, 2.6, 0.16], look.frame, 1.1);
  drawGlow(scene, ...face.at(middle, 2.6), 80, 0.5);
}

function drawTop(scene: Scene, front: Face, tall: number): void {
  drawEaveShadow(scene, front, 0, tall - 1.1, front.width, 0.7);
  drawBand(scene, front, [0, tall - 1.1, front.width, 0.3], '#8a6a58', 0.16);
  for (let u = 0.2; u < front.width - 0.2; u += 0.55)
    drawBand(scene, front, [u, tall - 0.8, 0.26, 0.3], '#7d5b4a', 0.18);
  drawBand(scene, front, [0, tall - 0.4, front.width, 0.42], '#8f8378', 0.26);
}
