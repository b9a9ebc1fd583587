import { type Point, round, smooth } from '../drawing/geometry.ts';
import { exposed, type Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { drawBranches } from './bare-tree.ts';
import type { Foliage } from './foliage.ts';

interface Tree {
  x: number;
  y: number;
  height: number;
  leaves: Foliage;
  spread?: number;
  thin?: boolean;
}
interface Lobe {
  x: number;
  y: number;
  r: number;
}

/**
 * Draws a broad-leaved tree standing at (x, y), `height` picture units tall; `thin` lets the branches show, as in early spring.
 */
export function drawLeafyTree(sketch: Sketch, light: Light, random: Random, tree: Tree): void {
  const { x, y, height, leaves, spread = 0.36, thin = false } = tree;
  const centre: Point = [x, y - height * 0.62];
  const across = height * spread;
  const tall = height * 0.36;
  drawBranches(sketch, light, random, { x, y, height: height * (thin ? 0.92 : 0.7), trunk: height * 0.034 });
  const lobes = crown(random, centre, across, tall, thin ? 22 : 44);
  const side = light.direction[0] > 0 ? -1 : 1;
  const unit = height * 0.02;
  const opacity = thin ? 0.86 : 1;
  drawLobes(sketch, random, lobes, exposed(light, leaves.dark, 0.5), 1.06, [-side * unit, unit * 1.4], opacity);
  drawLobes(sketch, random, lobes, exposed(light, leaves.mid, 0.6), 0.86, [side * unit, -unit], opacity);
  const sunny = lobes.filter((lobe) => (lobe.x - centre[0]) * side - (lobe.y - centre[1]) * 0.9 > -across * 0.25);
  drawLobes(sketch, random, sunny, exposed(light, leaves.mid, 0.95), 0.64, [side * unit * 2.4, -unit * 2.4], opacity);
  drawLobes(sketch, random, sunny, exposed(light, leaves.bright, 0.95), 0.34, [side * unit * 3.8, -unit * 4], 0.75);
  drawSpeckles(sketch, random, lobes, exposed(light, leaves.dark, 0.1), height, 260, 0.45);
  drawSpeckles(sketch, random, sunny, exposed(light, leaves.bright, 1), height, 330, 0.7);
}

function crown(random: Random, [cx, cy]: Point, across: number, tall: number, count: number): Lobe[] {
  const lobes: Lobe[] = [];
  for (let index = 0; index < count; index++) {
    // The golden angle distributes the clumps evenly.
    const angle = index * 2.39996 + random.between(-0.2, 0.2);
    const reach = Math.sqrt((index + 0.6) / count) * 0.86;
    lobes.push({
      x: cx + Math.cos(angle) * across * reach,
      y: cy + Math.sin(angle) * tall * reach * (Math.sin(angle) > 0 ? 0.82 : 1),
      r: across * random.between(0.15, 0.3) * (1.2 - reach * 0.4),
    });
  }
  return lobes;
}

function drawLobes(
  sketch: Sketch,
  random: Random,
  lobes: readonly Lobe[],
  colour: string,
  size: number,
  [dx, dy]: Point,
  opacity: number,
): void {
  const data = lobes.map(({ x, y, r }) => leafEdge(random, x + dx, y + dy, r * size)).join('');
  sketch.path(data, colour, { opacity });
}

/** Returns an irregular round outline, like that of a clump of leaves. */
export function leafEdge(random: Random, x: number, y: number, r: number, flatten = 0.86): string {
  const points: Point[] = [];
  const steps = 19;
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * Math.PI * 2;
    const reach = r * (step % 2 === 0 ? random.between(0.96, 1.2) : random.between(0.78, 0.98));
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flatten]);
  }
  return smooth(points);
}

function drawSpeckles(
  sketch: Sketch,
  random: Random,
  lobes: readonly Lobe[],
  colour: string,
  height: number,
  count: number,
  opacity: number,
): void {
  let data = '';
  for (const lobe of lobes) {
    for (let leaf = 0; leaf < count / lobes.length; leaf++) {
      const angle = random.next() * Math.PI * 2;
      const reach = lobe.r * Math.sqrt(random.next()) * 1.12;
      const size = height * random.between(0.0035, 0.008);
      const tilt = random.between(-0.8, 0.8);
      const px = round(lobe.x + Math.cos(angle) * reach);
      const py = round(lobe.y + Math.sin(angle) * reach * 0.9);
      data += `M${px} ${py}q${round(size)} ${round(-size + tilt)} ${round(size * 2)} ${round(tilt)}q${round(-size)} ${round(size)} ${round(-size * 2)} ${round(-tilt)}Z`;
    }
  }
  sketch.path(data, colour, { opacity });
}
