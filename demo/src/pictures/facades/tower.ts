import { drawBox } from '../building/boxes.ts';
import { drawBand, onFace } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import { mix } from '../drawing/colour.ts';
import { boxFaces, type Face } from '../drawing/face.ts';
import { straight } from '../drawing/geometry.ts';
import { distant, exposed, shaded } from '../drawing/light.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { closeScene, drawStreet, openScene, pave, plantShrub, plantTree, type View } from './setting.ts';

export interface TowerLook {
  floors: number;
  slab: string;
  glass: string;
  podium: string;
  accent: string;
}

const floorHeight = 3;

/** Draws a condo tower of glass and pale slabs, its balconies running round the corner, over a retail podium. */
export function drawTower(view: View, look: TowerLook): string {
  const scene = openScene(view, {
    centre: 520,
    horizon: 610,
    focal: (720 * 11.5) / Math.max(11.5, look.floors),
    distance: 50,
    eye: 2,
  });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 640,
    clouds: 7,
    stars: light.hour === 'dusk',
    sun: light.hour === 'morning' ? [90, 430] : undefined,
  });
  for (const [x, z, width, height, far] of [
    [-52, 46, 18, 44, 0.62],
    [-28, 50, 14, 58, 0.66],
    [26, 50, 18, 50, 0.64],
    [48, 42, 20, 36, 0.56],
    [-44, 24, 16, 24, 0.4],
    [30, 26, 22, 20, 0.36],
  ] as const)
    drawFarBlock(scene, x, z, width, height, far);
  drawStreet(scene, -7, 4);
  pave(
    scene,
    [
      [-70, 20],
      [70, 20],
      [70, -7],
      [-70, -7],
    ],
    '#b9b5ac',
  );
  const tall = look.floors * floorHeight;
  const podium = drawBox(scene, [-15, 0, -1.5], [30, 5.4, 20], { kind: 'plain', colour: look.podium }, true);
  drawPodium(scene, podium.front, look);
  drawPodium(scene, podium.right.visible ? podium.right : podium.left, look);
  drawBox(scene, [-6, 5.4 + tall, 3], [9, 3, 9], { kind: 'metal', colour: look.accent });
  const body = drawBox(scene, [-11, 5.4, 0], [20, tall, 16], { kind: 'plain', colour: look.glass });
  for (const face of [body.left, body.right, body.front]) drawCurtainWall(scene, face, look);
  for (const x of [-19, -12.5, 12, 18.5]) plantTree(scene, x, -5.6, 8);
  for (const x of [-8, -4, 5, 9]) plantShrub(scene, x, -4.6, 3.4, 1.1, '#e8d9e4');
  drawVignette(sketch, 0.28);
  return closeScene(scene);
}

/** Draws a neighbouring tower in the haze, with its floors barely ruled. */
function drawFarBlock(scene: Scene, x: number, z: number, width: number, height: number, far: number): void {
  const { sketch, light, random } = scene;
  const tone = random.pick(['#8fa0ad', '#a59a90', '#7f8c99', '#b0a9a0']);
  const { front, left, right } = boxFaces(scene.camera, [x, 0, z], width, height, width);
  for (const [face, shade] of [
    [left, 0.2],
    [right, 0.2],
    [front, 0.8],
  ] as const) {
    if (!face.visible) continue;
    sketch.polygon(face.quad(0, 0, face.width, height), distant(light, exposed(light, tone, shade), far));
    let rows = '';
    for (let v = 3; v < height; v += 3) rows += straight([face.at(0, v), face.at(face.width, v)], false);
    sketch.stroke(rows, distant(light, shaded(light, tone), far * 0.8), 1.2, { opacity: 0.5 });
    if (light.lamps < 0.5) continue;
    let lit = '';
    for (let v = 1; v < height - 2; v += 3)
      for (let u = 1; u < face.width - 2; u += 2.4) if (random.chance(0.3)) lit += straight(face.quad(u, v, 1.5, 1.5));
    sketch.path(lit, '#f6c988', { opacity: 0.75 });
  }
}

function drawPodium(scene: Scene, face: Face, look: TowerLook): void {
  for (let u = 0.8; u < face.width - 3.6; u += 4.1)
    drawWindow(scene, face, { u, v: 0.3, width: 3.5, height: 3.6, frame: '#26292e', panes: [2, 1], curtains: false });
  drawBand(scene, face, [0, 4.4, face.width, 0.4], look.accent, 0.7);
}

function drawCurtainWall(scene: Scene, face: Face, look: TowerLook): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  const top = light.sky[0]?.[1] ?? '#7f9cb5';
  const low = light.sky.at(-1)?.[1] ?? '#e5e0d5';
  const turned = face.exposure(light) > 0 ? 0.12 : 0.42;
  sketch.polygon(
    face.quad(0, 0, face.width, face.height),
    sketch.linear(face.at(face.width * 0.2, face.height), face.at(face.width, 0), [
      [0, mix(mix(top, '#ffffff', 0.12), '#1d2d40', turned)],
      [0.5, mix(mix(top, low, 0.75), '#1d2d40', turned)],
      [1, mix(mix(top, low, 0.35), '#1d2d40', turned + 0.25)],
    ]),
  );
  const bays = Math.round(face.width / 2.5);
  for (let floor = 0; floor * floorHeight < face.height - 1; floor++)
    for (let bay = 0; bay < bays; bay++)
      drawBay(scene, face, (bay * face.width) / bays, floor * floorHeight, face.width / bays);
  let bars = '';
  for (let bay = 1; bay < bays; bay++)
    bars += straight([face.at((bay * face.width) / bays, 0), face.at((bay * face.width) / bays, face.height)], false);
  sketch.stroke(bars, shaded(light, '#3d4650'), 0.9, { opacity: 0.8 });
  for (let floor = 0; floor <= face.height / floorHeight; floor++) {
    const v = floor * floorHeight;
    sketch.polygon(face.quad(0, v - 0.16, face.width, 0.42), onFace(light, face, look.slab));
    const start = floor % 3 === 0 ? 0 : face.width * 0.38;
    if (floor > 0 && v < face.height - 1) drawBalconyStrip(scene, face, start, v, face.width * 0.62, look);
  }
  sketch.polygon(face.quad(0, face.height - 0.1, face.width, 0.9), onFace(light, face, look.slab));
}

function drawBay(scene: Scene, face: Face, u: number, v: number, width: number): void {
  const { sketch, light, random } = scene;
  if (random.chance(light.lamps * 0.42))
    sketch.polygon(face.quad(u, v + 0.2, width, 2.6), random.pick(['#ffdd9a', '#f8c47c', '#ffe9bd', '#eeb069']), {
      opacity: random.between(0.7, 0.95),
    });
  else if (random.chance(0.4))
    sketch.polygon(face.quad(u, v + 0.2, width, 2.6), random.pick(['#ffffff', '#14202e', '#dfe9ee']), {
      opacity: random.between(0.05, 0.16),
    });
}

function drawBalconyStrip(scene: Scene, face: Face, u: number, v: number, width: number, look: TowerLook): void {
  const { sketch, light } = scene;
  const out = 1.4;
  sketch.polygon(face.quad(u, v - 1.3, width, 1.2), light.shadow, { opacity: 0.3 });
  sketch.polygon(
    [face.at(u, v), face.at(u + width, v), face.at(u + width, v, out), face.at(u, v, out)],
    exposed(light, look.slab, 0.15),
  );
  sketch.polygon(face.quad(u, v - 0.1, width, 0.3, out), onFace(light, face, look.slab));
  sketch.polygon(face.quad(u, v + 0.2, width, 0.95, out), mix(onFace(light, face, '#cfe0e4'), light.haze, 0.3), {
    opacity: 0.42,
  });
  sketch.stroke(
    straight([face.at(u, v + 1.15, out), face.at(u + width, v + 1.15, out)], false),
    exposed(light, '#e8eef0', 0.9),
    0.8,
  );
}
