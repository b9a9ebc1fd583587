import { drawBox, drawGlow, drawSnowCap } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawBand, drawEaveShadow, type Material, onFace } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import type { Face } from '../drawing/face.ts';
import { exposed } from '../drawing/light.ts';
import { drawShadow, type Scene } from '../drawing/scene.ts';
import { drawSnowfall, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { closeScene, drawStreet, openScene, plantShrub, plantTree, type View } from './setting.ts';

export interface ShopLook {
  material: Material;
  front: string;
  awning: readonly [string, string];
  cornice: string;
  neighbours: readonly [string, string];
}

/** Draws a two-storey commercial building: shop windows under striped awnings, flats above, cornice and lamps. */
export function drawShop(view: View, look: ShopLook): string {
  const scene = openScene(view, { centre: 540, horizon: 560, focal: 1060, distance: 20 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 560,
    clouds: 6,
    stars: light.hour === 'dusk',
    sun: light.hour === 'golden' ? [80, 320] : undefined,
  });
  drawStreet(scene, 0.1, 4.4);
  for (const [x, height, colour] of [
    [-27, 8.6, 1],
    [-17.4, 9.6, 0],
    [15.2, 9.4, 1],
    [6, 8.7, 0],
  ] as const)
    drawNeighbour(scene, look, x, height, colour);
  const body = drawBox(scene, [-8, 0, 0], [14, 8.2, 12], look.material, true);
  drawUpper(scene, body.front, look);
  drawFronts(scene, body.front, look);
  for (const side of [body.left, body.right])
    for (const u of [2, 5.4, 8.8])
      drawWindow(scene, side, {
        u,
        v: 4.9,
        width: 1.2,
        height: 1.8,
        frame: '#efe8db',
        sill: '#c4bcae',
        lintel: '#c4bcae',
      });
  drawSnowCap(scene, [-8, 8.9, -0.2], [14, 0, 12]);
  for (const x of [-7.6, -0.9, 5.4]) plantShrub(scene, x, -0.7, 0.9, 0.95, '#d8687a');
  plantTree(scene, -10.6, -2.6, 8);
  plantTree(scene, 9.4, -2.6, 7.4);
  if (light.season === 'winter') drawSnowfall(sketch, random);
  drawVignette(sketch, 0.28);
  return closeScene(scene);
}

function drawNeighbour(scene: Scene, look: ShopLook, x: number, height: number, colour: 0 | 1): void {
  const { front } = drawBox(scene, [x, 0, 0.2], [9.2, height, 12], { kind: 'brick', colour: look.neighbours[colour] });
  for (const u of [0.8, 3.7, 6.6]) {
    drawWindow(scene, front, {
      u,
      v: 4.6,
      width: 1.4,
      height: 1.9,
      frame: '#e9e2d4',
      sill: '#bfb8ac',
      lintel: '#bfb8ac',
    });
    drawWindow(scene, front, {
      u: u - 0.3,
      v: 0.6,
      width: 2.2,
      height: 2.3,
      frame: '#2f3338',
      panes: [1, 1],
      curtains: false,
    });
  }
  drawBand(scene, front, [0, 3.2, 9.2, 0.5], colour === 0 ? '#5a6670' : '#7a5748', 0.12);
  drawBand(scene, front, [0, height - 0.5, 9.2, 0.5], look.cornice, 0.3);
}

function drawUpper(scene: Scene, front: Face, look: ShopLook): void {
  for (const u of [0.9, 4, 7.1, 10.2, 12.2])
    drawWindow(scene, front, {
      u,
      v: 4.8,
      width: 1.25,
      height: 2,
      frame: '#efe8db',
      sill: '#cbc3b5',
      lintel: '#cbc3b5',
      arch: 0.3,
    });
  drawEaveShadow(scene, front, 0, 7.9, front.width, 0.8);
  drawBand(scene, front, [0, 7.6, front.width, 0.2], look.cornice, 0.12);
  drawBand(scene, front, [0, 8, front.width, 0.8], look.cornice, 0.4);
  for (let u = 0.3; u < front.width; u += 0.7) drawBand(scene, front, [u, 7.78, 0.22, 0.24], look.cornice, 0.28);
}

function drawFronts(scene: Scene, front: Face, look: ShopLook): void {
  const { sketch, light } = scene;
  drawBand(scene, front, [0, 0, front.width, 3.5], look.front, 0.06);
  const glass = { frame: look.front, curtains: false, v: 0.65, height: 2.2 };
  const plane = front.part(0, 0, front.width, front.height, 0.08);
  for (const [u, width, panes] of [
    [0.5, 2.6, 2],
    [4.6, 2, 1],
    [7.4, 2.7, 2],
    [11.6, 2, 1],
  ] as const)
    drawWindow(scene, plane, { ...glass, u, width, panes: [panes, 1] });
  drawDoor(scene, plane, { u: 3.35, v: 0.1, colour: look.front, trim: look.front, height: 2.4 });
  drawDoor(scene, plane, { u: 10.35, v: 0.1, colour: look.front, trim: look.front, height: 2.4 });
  for (const u of [1.8, 5.6, 8.8, 12.6]) drawGlow(scene, ...front.at(u, 1), 110, 0.45);
  drawBand(scene, front, [0, 3.5, front.width, 0.55], look.front, 0.2);
  for (const [u, width] of [
    [0.3, 6.5],
    [7.2, 6.5],
  ] as const)
    drawAwning(scene, front, u, width, look);
  drawShadow(
    scene,
    [
      [-8, 3, -1.3],
      [6, 3, -1.3],
      [6, 3, 0],
      [-8, 3, 0],
    ],
    0,
    0.6,
  );
  for (const u of [3.4, 10.4])
    sketch.rect(front.at(u, 3.9, 0.25)[0] - 34, front.at(u, 3.9, 0.25)[1], 68, 5, exposed(light, '#f4e6c8', 1), {
      radius: 2,
      opacity: 0.85,
    });
}

function drawAwning(scene: Scene, face: Face, u: number, width: number, look: ShopLook): void {
  const { sketch, light } = scene;
  drawEaveShadow(scene, face.part(0, 0, face.width, face.height, 0.1), u, 3, width, 0.9);
  const stripes = Math.round(width / 0.42);
  for (let stripe = 0; stripe < stripes; stripe++) {
    const from = u + (width * stripe) / stripes;
    const to = u + (width * (stripe + 1)) / stripes;
    const colour = look.awning[stripe % 2 === 0 ? 0 : 1];
    sketch.polygon(
      [face.at(from, 3.42, 0.2), face.at(to, 3.42, 0.2), face.at(to, 2.75, 1.3), face.at(from, 2.75, 1.3)],
      exposed(light, colour, 1),
    );
    sketch.polygon([...face.quad(from, 2.52, to - from, 0.23, 1.3)], onFace(light, face, colour), { soft: 0.5 });
  }
}
