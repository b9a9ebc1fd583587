import { drawBox, drawGlow } from '../building/boxes.ts';
import { drawDoor, drawGarageDoor } from '../building/doors.ts';
import { drawGabled, type Gabled } from '../building/gabled.ts';
import type { Roofing } from '../building/roofs.ts';
import { drawBand, type Material } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
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

export interface BungalowLook {
  material: Material;
  accent: Material;
  roofing: Roofing;
  trim: string;
  frame: string;
  door: string;
  /** Colour of the carport or of the garage's door; absent where there is neither. */
  shelter?: { kind: 'carport' | 'garage'; colour: string };
}

/** Draws a low sixties bungalow: long roof, picture window, a brick or wooden accent, and a carport, a garage or neither. */
export function drawBungalow(view: View, look: BungalowLook): string {
  const scene = openScene(view, { centre: 545, horizon: 440, focal: 1180, distance: 23 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 470,
    clouds: 7,
    sun: light.hour === 'golden' ? [100, 320] : undefined,
    stars: light.hour === 'dusk',
  });
  drawBackdrop(scene, view, {
    lawn: 474,
    woods: [
      { y: 472, height: 150, distance: 0.5, conifers: 0.25 },
      { y: 480, height: 90, distance: 0.25, conifers: 0.2 },
    ],
  });
  plantTree(scene, -5, 13, 11);
  plantTree(scene, 6, 14, 13);
  plantConifer(scene, -13, 7, 8.5);
  pave(
    scene,
    [
      [4.9, 3],
      [8.8, 3],
      [10.4, -20],
      [4, -20],
    ],
    '#a19c95',
  );
  pave(
    scene,
    [
      [0.3, -1],
      [1.7, -1],
      [1.9, -3.2],
      [5, -4.4],
      [5, -5.6],
      [0.7, -4.4],
    ],
    '#c4bbac',
    true,
  );
  drawShelter(scene, look);
  drawBody(scene, look);
  for (const [x, width, height] of [
    [-8, 1.5, 1],
    [-6.6, 1.3, 0.7],
    [-5.2, 1.5, 0.85],
    [-3.7, 1.4, 0.75],
    [-2.2, 1.3, 0.65],
    [2.6, 1.2, 0.7],
    [3.9, 1.3, 0.85],
  ] as const)
    plantShrub(scene, x, -0.9, width, height, random.pick(['#d9748c', '#f0d06a', '#e9e4f0', '#c86a9a']));
  plantTree(scene, -10.4, -3.4, 8.6);
  drawForeShade(scene, 0.02, 0.7);
  drawVignette(sketch, 0.24);
  return closeScene(scene);
}

function drawBody(scene: Scene, look: BungalowLook): void {
  const body: Gabled = {
    x: -8.8,
    z: 0,
    base: 0.55,
    width: 13.6,
    depth: 8,
    wall: 2.75,
    rise: 1.9,
    ridge: 'across',
    overhang: 0.7,
    material: look.material,
    gable: look.accent,
    roofing: look.roofing,
    trim: look.trim,
    foundation: '#b3aea6',
  };
  drawGabled(scene, body, ({ front, left, right }) => {
    const trim = { frame: look.frame, trim: look.trim, sill: '#c9c2b5' };
    drawBox(scene, [-1.5, 0.55, -0.12], [6.3, 2.7, 0.2], look.accent);
    drawWindow(scene, front, { ...trim, u: 1, v: 1, width: 1.6, height: 1.25, panes: [2, 1] });
    drawWindow(scene, front, { ...trim, u: 4.2, v: 1, width: 1.9, height: 1.25, panes: [2, 1] });
    const accent = front.part(0, 0, front.width, front.height, 0.13);
    drawWindow(scene, accent, { ...trim, u: 10, v: 0.5, width: 3, height: 1.75, panes: [3, 1] });
    drawDoor(scene, accent, { u: 8.2, v: -0.05, colour: look.door, trim: look.trim, height: 2.15 });
    for (const side of [left, right]) drawWindow(scene, side, { ...trim, u: 3, v: 1, width: 1.3, height: 1.2 });
    drawGlow(scene, ...accent.at(9.5, 2.1), 70, 0.6);
  });
  for (const [x, rise, depth] of [
    [-1, 0.5, 1],
    [-1.2, 0.26, 1.35],
  ] as const)
    drawBox(scene, [x, 0, -depth - 0.1], [2.4, rise, depth], { kind: 'plain', colour: '#b8b1a5' });
  const chimney = drawBox(
    scene,
    [-4, 4, 3.2],
    [1.5, 2, 0.8],
    look.accent.kind === 'brick' ? look.accent : { kind: 'brick', colour: '#96604f' },
  );
  drawBand(scene, chimney.front, [-0.06, 1.85, 1.62, 0.16], '#b7afa3', 0.05);
}

function drawShelter(scene: Scene, look: BungalowLook): void {
  if (look.shelter === undefined) return;
  const { kind, colour } = look.shelter;
  if (kind === 'garage') drawGarage(scene, look, colour);
  else drawCarport(scene, look, colour);
}

function drawGarage(scene: Scene, look: BungalowLook, door: string): void {
  const garage: Gabled = {
    x: 4.8,
    z: 0.9,
    width: 4.6,
    depth: 6.6,
    wall: 2.85,
    rise: 1.5,
    ridge: 'across',
    overhang: 0.5,
    material: look.material,
    roofing: look.roofing,
    trim: look.trim,
  };
  drawGabled(scene, garage, ({ front }) => drawGarageDoor(scene, front, 0.7, 3.2, 2.2, door));
}

function drawCarport(scene: Scene, look: BungalowLook, colour: string): void {
  drawBox(scene, [5, 0, 6], [4.3, 2.6, 0.2], look.accent);
  const wood: Material = { kind: 'plain', colour };
  drawBox(scene, [9, 0, 5.6], [0.2, 2.6, 0.2], wood);
  drawBox(scene, [4.6, 2.6, 0.3], [5.2, 0.34, 6.2], wood, true);
  drawBox(scene, [9, 0, 0.6], [0.2, 2.6, 0.2], wood);
}
