import { project } from '../drawing/camera.ts';
import { straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { drawPatch, type Scene, standing } from '../drawing/scene.ts';
import { drawLawn, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { drawLake } from '../nature/water.ts';
import { drawWoods } from '../nature/woods.ts';
import {
  closeScene,
  drawForeShade,
  drawHills,
  openScene,
  pave,
  plantConifer,
  plantShrub,
  plantTree,
  type View,
} from './setting.ts';

/** Draws an empty lot: a clearing, its surveyed limits, stakes with ribbons, and either a wood, a view of hills or a lake behind. */
export function drawLand(view: View, look: { hills: boolean; lake?: boolean }): string {
  const scene = openScene(view, { centre: 540, horizon: 372, focal: 980, distance: 22, eye: 4 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, { horizon: 395, clouds: 9, sun: light.hour === 'golden' ? [230, 300] : undefined });
  if (look.hills || look.lake) drawHills(sketch, light, random, 408, look.lake ? 90 : 150);
  if (look.lake) {
    drawWoods(sketch, light, random, { y: 404, height: 46, distance: 0.5, conifers: 0.5 });
    drawLake(sketch, light, random, 400, 480);
    drawLawn(sketch, light, random, 460);
  } else {
    const [far, near] = look.hills ? ([60, 40] as const) : ([190, 120] as const);
    drawWoods(sketch, light, random, { y: 420, height: far, distance: look.hills ? 0.4 : 0.5, conifers: 0.45 });
    drawWoods(sketch, light, random, { y: 428, height: near, distance: 0.26, conifers: 0.45 });
    drawLawn(sketch, light, random, 422);
  }
  for (const [x, z, height] of [
    [-19, 12, 11],
    [-15.5, 9, 13],
    [16, 10, 12],
    [19, 13, 14],
    [-13, 16, 10],
    [13, 18, 12],
  ] as const)
    (Math.round(x) % 2 === 0 ? plantConifer : plantTree)(scene, x, z, height);
  pave(
    scene,
    [
      [-2.4, 14],
      [-0.8, 14],
      [1.6, 4],
      [0.2, -4],
      [3.6, -16],
      [-0.8, -16],
      [-2.2, -4],
      [-0.6, 4],
    ],
    '#bba786',
    true,
  );
  drawSurvey(scene);
  for (let bush = 0; bush < 12; bush++)
    plantShrub(
      scene,
      random.between(-13, 13),
      random.between(7, 13),
      random.between(1, 2),
      random.between(0.5, 1),
      '#f0d27a',
    );
  plantTree(scene, -12, -3, 9.4);
  plantConifer(scene, 12.4, -2.4, 9);
  drawForeShade(scene, 0.25, 1);
  drawVignette(sketch, 0.28);
  return closeScene(scene);
}

function drawSurvey(scene: Scene): void {
  const { sketch, light, camera } = scene;
  const corners = [
    [-8.6, -3.4],
    [8.8, -3.4],
    [7.8, 9],
    [-7.4, 9],
  ] as const;
  drawPatch(scene, corners, '#fff6d6', false, 0.14);
  const outline = straight(corners.map(([x, z]) => project(camera, [x, 0.02, z])));
  sketch.stroke(outline, exposed(light, '#fff4e2', 1), 1.8, { dash: '9 7', opacity: 0.9 });
  for (const [x, z] of corners) {
    const { x: px, y, metre } = standing(scene, x, z);
    const tall = metre * 1.15;
    sketch.ellipse(px + tall * 0.2, y, tall * 0.28, tall * 0.05, light.shadow, { opacity: 0.4 });
    sketch.rect(px - metre * 0.05, y - tall, metre * 0.1, tall, exposed(light, '#d9bd8f', 0.9));
    sketch.rect(px - metre * 0.052, y - tall, metre * 0.104, tall * 0.2, exposed(light, '#d2482f', 1));
    sketch.path(
      straight([
        [px, y - tall * 0.92],
        [px + metre * 0.5, y - tall * 0.84],
        [px + metre * 0.42, y - tall * 0.76],
        [px, y - tall * 0.8],
      ]),
      exposed(light, '#e4673d', 1),
    );
  }
}
