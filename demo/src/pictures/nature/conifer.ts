import { type Point, straight } from '../drawing/geometry.ts';
import { exposed, type Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { type Foliage, foliage } from './foliage.ts';

interface Conifer {
  x: number;
  y: number;
  height: number;
  snowy?: boolean;
  leaves?: Foliage;
  slim?: number;
}

/** Draws a spruce in drooping tiers, lit from the sun's side, with snow on its boughs in winter. */
export function drawConifer(sketch: Sketch, light: Light, random: Random, tree: Conifer): void {
  const { x, y, height, snowy = false, leaves = foliage.spruce, slim = 0.19 } = tree;
  const side = light.direction[0] > 0 ? -1 : 1;
  const tiers = 11;
  sketch.rect(x - height * 0.012, y - height * 0.12, height * 0.024, height * 0.12, exposed(light, '#4a3b34', 0.3));
  for (let tier = 0; tier < tiers; tier++) {
    const low = tier / tiers;
    const base = y - height * (0.06 + low * 0.86);
    const half = height * slim * (1 - low) ** 0.85 * random.between(0.9, 1.08) + height * 0.008;
    const tip = base - (height * 0.2 * (1 - low * 0.55) + height * 0.02);
    const edge = boughs(random, x, base, half, height * 0.014);
    sketch.path(straight([[x, tip], ...edge]), exposed(light, leaves.dark, 0.25 + low * 0.2));
    const sunny = edge.filter((point) => (point[0] - x) * side > -half * 0.12);
    const inner: Point[] = side < 0 ? [[x, tip], ...sunny, [x, base]] : [[x, tip], [x, base], ...sunny];
    sketch.path(straight(inner), exposed(light, leaves.mid, 0.85), { opacity: 0.85 });
    if (snowy) drawSnow(sketch, light, random, x, base, half, tip);
    else
      sketch.path(
        straight([
          [x + side * half * 0.15, tip + (base - tip) * 0.35],
          [x + side * half * 0.86, base - height * 0.004],
          [x + side * half * 0.45, base - height * 0.012],
        ]),
        exposed(light, leaves.bright, 1),
        { opacity: 0.55 },
      );
  }
}

function boughs(random: Random, x: number, base: number, half: number, droop: number): Point[] {
  const points: Point[] = [];
  const steps = 9;
  for (let step = 0; step <= steps; step++) {
    const across = (step / steps) * 2 - 1;
    const fall = step % 2 === 0 ? droop : -droop * 0.8;
    points.push([x - across * -half, base + fall + droop * (1 - across * across) * random.between(0.4, 1.4)]);
  }
  return points;
}

function drawSnow(
  sketch: Sketch,
  light: Light,
  random: Random,
  x: number,
  base: number,
  half: number,
  tip: number,
): void {
  const rise = base - tip;
  for (const side of [-1, 1]) {
    const sunny = light.direction[0] * side < 0;
    const reach = half * random.between(0.78, 0.98);
    sketch.path(
      straight([
        [x + side * half * 0.06, tip + rise * 0.3],
        [x + side * reach * 0.7, base - rise * 0.16],
        [x + side * reach, base + rise * 0.02],
        [x + side * reach * 0.62, base - rise * 0.04],
        [x + side * reach * 0.4, base + rise * 0.03],
        [x + side * reach * 0.2, base - rise * 0.12],
      ]),
      exposed(light, '#f4f8fd', sunny ? 0.95 : 0.55),
      { opacity: 0.92 },
    );
  }
}
