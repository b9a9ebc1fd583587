import { drawBox, drawGlow, drawSnowCap } from '../building/boxes.ts';
import { drawBalcony } from '../building/stairs.ts';
import { drawBand, drawEaveShadow, type Material } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import type { Face } from '../drawing/face.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawSnowfall, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { closeScene, drawStreet, openScene, pave, plantShrub, plantTree, type View } from './setting.ts';

export interface MidRiseLook {
  material: Material;
  accent: Material;
  floors: number;
  frame: string;
  balconies: boolean;
  shops: boolean;
}

const floor = 3.2;

/**
 * Draws a mid-rise block in two materials; with balconies it is homes, without it is offices; `shops` glazes the ground floor.
 */
export function drawMidRise(view: View, look: MidRiseLook): string {
  const tall = look.floors * floor + 0.8;
  const scene = openScene(view, { centre: 540, horizon: 575, focal: Math.min(1000, (470 * 32) / tall), distance: 32 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 590,
    clouds: 6,
    sun: light.hour === 'golden' ? [80, 330] : undefined,
    stars: light.hour === 'dusk',
  });
  drawStreet(scene, -5.4, 3);
  for (const [x, height, colour] of [
    [-34, 11, '#a87f6c'],
    [13.5, 12.5, '#9b8f84'],
    [28, 10, '#a87f6c'],
  ] as const)
    drawNeighbour(scene, x, height, colour);
  pave(
    scene,
    [
      [-70, 12],
      [70, 12],
      [70, -5.4],
      [-70, -5.4],
    ],
    '#bfbab0',
  );
  const body = drawBox(scene, [-12.5, 0, 0], [25, tall, 15], look.material, true);
  for (const side of [body.left, body.right]) drawWindows(scene, side, look, 1.4, 15, 3.4);
  drawWindows(scene, body.front, look, 9.4, 24.6, 3);
  const bay = drawBox(scene, [-13, 0, -0.9], [8.4, tall + 1, 6], look.accent, true);
  drawWindows(scene, bay.front, look, 0.7, 8.2, 3.8);
  drawTop(scene, body.front, bay.front, look);
  if (look.balconies) {
    for (let level = 1; level < look.floors; level++)
      for (const x of [-2.9, 3.2, 9.1])
        drawBalcony(scene, [x, level * floor + 0.1, 0], { width: 2.9, depth: 1.4, metal: '#2b2e33', deck: '#cfc8bc' });
  }
  for (const x of [-18, -8, 6.5, 16.5]) plantTree(scene, x, -4.4, 7.4);
  for (const x of [-3, 0, 10, 13]) plantShrub(scene, x, -2, 2.6, 0.9, '#e2b9c2');
  if (light.season === 'winter') drawSnowfall(sketch, random);
  drawVignette(sketch, 0.26);
  return closeScene(scene);
}

function drawNeighbour(scene: Scene, x: number, height: number, colour: string): void {
  const box = drawBox(scene, [x, 0, 1], [14, height, 12], { kind: 'brick', colour });
  for (let v = 0.8; v < height - 2.4; v += 3.1)
    for (let u = 0.9; u < 12.5; u += 2.5)
      drawWindow(scene, box.front, { u, v, width: 1.4, height: 1.8, frame: '#e9e2d6', sill: '#b8b2a6' });
  drawBand(scene, box.front, [0, height - 0.5, 14, 0.5], '#7d766d', 0.2);
}

function drawWindows(scene: Scene, face: Face, look: MidRiseLook, from: number, to: number, step: number): void {
  if (!face.visible) return;
  for (let level = 0; level < look.floors; level++) {
    const shop = level === 0 && look.shops;
    for (let u = from; u + step * 0.72 <= to; u += step) {
      const v = level * floor + (shop ? 0.25 : 0.55);
      drawWindow(scene, face, {
        u,
        v,
        width: step * (shop ? 0.86 : 0.66),
        height: shop ? 2.6 : 2.15,
        frame: look.frame,
        trim: look.frame,
        trimWidth: 0.05,
        panes: [2, 1],
        curtains: !shop,
      });
    }
    if (shop) drawGlow(scene, ...face.at((from + to) / 2, 1), 120, 0.3);
    if (level > 0) drawBand(scene, face, [0, level * floor - 0.08, face.width, 0.14], '#d5cfc3', 0.05);
  }
}

function drawTop(scene: Scene, front: Face, bay: Face, look: MidRiseLook): void {
  for (const face of [front, bay]) {
    drawEaveShadow(scene, face, 0, face.height - 0.3, face.width, 0.7);
    drawBand(scene, face, [0, face.height - 0.36, face.width, 0.4], look.frame, 0.22);
  }
  drawSnowCap(scene, [-12.5, front.height + 0.05, 0], [25, 0, 15]);
  drawSnowCap(scene, [-13, bay.height + 0.05, -0.9], [8.4, 0, 6]);
}
