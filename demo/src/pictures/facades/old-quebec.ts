import { drawBox, drawGlow } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawGabled, type Gabled } from '../building/gabled.ts';
import type { Material } from '../building/walls.ts';
import { drawBand } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import { mix } from '../drawing/colour.ts';
import { Face } from '../drawing/face.ts';
import { straight } from '../drawing/geometry.ts';
import { type Scene, standing } from '../drawing/scene.ts';
import { drawSnowfall, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { closeScene, drawStreet, openScene, plantShrub, type View } from './setting.ts';

export interface QuebecLook {
  material: Material;
  roof: string;
  shutters: string;
  door: string;
  neighbours: readonly [Material, Material];
}

/** Draws a stone house of Old Québec between its neighbours: firewalls, steep tin roof, two rows of dormers, shutters. */
export function drawOldQuebec(view: View, look: QuebecLook): string {
  const scene = openScene(view, { centre: 520, horizon: 545, focal: 940, distance: 20 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 540,
    clouds: 5,
    stars: light.hour === 'dusk',
    sun: light.hour === 'golden' ? [90, 300] : undefined,
  });
  drawStreet(scene, -1.4, 1.1);
  drawCobbles(scene);
  const away = (view.turn ?? 0.3) > 0 ? 1 : -1;
  drawNeighbour(scene, look, -away, 6);
  drawNeighbour(scene, look, away, 6.4);
  drawHouse(scene, look);
  for (const x of [-4.3, 2.8]) plantShrub(scene, x, -0.5, 1, 0.75, '#d86b74');
  drawLantern(scene, -1.7);
  if (light.season === 'winter') drawSnowfall(sketch, random, 150);
  drawVignette(sketch, 0.3);
  return closeScene(scene);
}

function drawCobbles(scene: Scene): void {
  const { sketch, light } = scene;
  let rows = '';
  for (let z = -2.6; z > -9; z -= 0.3) {
    const [a, b] = [standing(scene, -30, z), standing(scene, 30, z)];
    rows += straight(
      [
        [a.x, a.y],
        [b.x, b.y],
      ],
      false,
    );
  }
  sketch.stroke(rows, light.shadow, 0.7, { opacity: 0.16 });
}

function drawHouse(scene: Scene, look: QuebecLook): void {
  const body: Gabled = {
    x: -5.2,
    z: 0,
    base: 0,
    width: 10.4,
    depth: 8.5,
    wall: 6.2,
    rise: 5.4,
    ridge: 'across',
    overhang: 0.28,
    material: look.material,
    roofing: { kind: 'tin', colour: look.roof },
    trim: '#e9e3d6',
  };
  drawGabled(scene, body, ({ front, left, right }) => {
    const trim = {
      frame: '#f3eee3',
      trim: '#efe9dc',
      sill: '#d8d1c3',
      panes: [2, 4] as const,
      shutters: look.shutters,
    };
    for (const u of [1.1, 4.75, 8.3]) drawWindow(scene, front, { ...trim, u, v: 3.75, width: 1, height: 1.7 });
    for (const u of [1.1, 8.3]) drawWindow(scene, front, { ...trim, u, v: 0.95, width: 1, height: 1.75 });
    drawDoor(scene, front, {
      u: 4.7,
      v: 0.3,
      width: 1.1,
      height: 2.1,
      transom: true,
      colour: look.door,
      trim: '#efe9dc',
      glazed: false,
    });
    drawBox(scene, [-0.75, 0, -0.7], [1.6, 0.26, 0.7], { kind: 'plain', colour: '#aaa49a' });
    for (const side of [left, right]) {
      drawWindow(scene, side, {
        u: 2,
        v: 3.9,
        width: 0.85,
        height: 1.4,
        frame: '#f3eee3',
        trim: '#efe9dc',
        panes: [2, 3],
      });
      drawWindow(scene, side, {
        u: 4,
        v: 7,
        width: 0.8,
        height: 1.2,
        frame: '#f3eee3',
        trim: '#efe9dc',
        panes: [2, 3],
      });
    }
  });
  for (const x of [-5.5, 4.7]) drawFirewall(scene, look, x);
  for (const x of [-3.5, -0.55, 2.4]) drawDormer(scene, look, x, 6.55, 0.55, 1.15, 1.55);
  for (const x of [-2, 0.95]) drawDormer(scene, look, x, 9, 2.45, 0.9, 1.1);
}

/** Draws the stone gable that stands above the roof against fire, with its chimney. */
function drawFirewall(scene: Scene, look: QuebecLook, x: number): void {
  const chimney: Material = { kind: 'stone', colour: mix(look.material.colour, '#8d8479', 0.25) };
  drawBox(scene, [x, 10.4, 3.4], [0.85, 2.7, 1.7], chimney);
  const face = new Face(scene.camera, [x, 12.6, 3.35], [0.85, 0, 0], [0, 0.3, 0]);
  drawBand(scene, face, [-0.08, 0.2, 1, 0.22], '#b5ada0', 0.1);
}

function drawDormer(
  scene: Scene,
  look: QuebecLook,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
): void {
  const body: Gabled = {
    x,
    z,
    base: y,
    width,
    depth: height * 1.15,
    wall: height,
    rise: width * 0.5,
    ridge: 'away',
    overhang: 0.14,
    material: { kind: 'plain', colour: '#ece5d7' },
    roofing: { kind: 'tin', colour: look.roof },
    trim: '#f1ebdf',
  };
  drawRaised(scene, body);
}

function drawRaised(scene: Scene, body: Gabled): void {
  const shadowless: Scene = { ...scene, light: { ...scene.light, shadowOpacity: 0 } };
  drawGabled(shadowless, body, ({ front }) => {
    drawWindow(scene, front, {
      u: 0.16,
      v: 0.14,
      width: body.width - 0.32,
      height: body.wall - 0.3,
      frame: '#f6f1e6',
      panes: [2, 3],
    });
  });
}

function drawNeighbour(scene: Scene, look: QuebecLook, side: number, wall: number): void {
  const width = 9;
  for (const step of [2, 1]) {
    const x = side > 0 ? 5.3 + (step - 1) * width : -5.3 - step * width;
    const material = look.neighbours[step === 1 ? 0 : 1];
    const body: Gabled = {
      x,
      z: 0.2,
      width,
      depth: 8,
      wall: wall + step * 0.7,
      rise: 3.6,
      ridge: 'across',
      overhang: 0.25,
      material,
      roofing: { kind: 'tin', colour: step === 1 ? '#7c8790' : '#8b4a3e' },
      trim: '#e6dfd0',
    };
    drawGabled(scene, body, ({ front }) => {
      for (const v of [0.9, 3.9])
        for (const u of [1.1, 3.9, 6.8])
          drawWindow(scene, front, {
            u,
            v,
            width: 1.05,
            height: 1.75,
            frame: '#efe8da',
            trim: '#e9e1d1',
            sill: '#d0c8ba',
            panes: [2, 3],
          });
    });
  }
}

function drawLantern(scene: Scene, x: number): void {
  const { sketch } = scene;
  const { x: px, y, metre } = standing(scene, x + 0.2, -0.3);
  const top = y - metre * 2.7;
  drawGlow(scene, px, top, 70, 0.75);
  sketch.rect(px - 3.2, top - 6, 6.4, 11, '#23252b', { radius: 1.4 });
  sketch.rect(px - 2, top - 4, 4, 7.4, '#ffe9b4');
}
