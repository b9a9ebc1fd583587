import { mix } from '../drawing/colour.ts';
import { type Point, smooth, straight } from '../drawing/geometry.ts';
import { distant, exposed, type Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { foliage, leavesOf } from './foliage.ts';
import { leafEdge } from './leafy-tree.ts';

interface Woods {
  y: number;
  height: number;
  distance: number;
  from?: number;
  to?: number;
  conifers?: number;
}

/** Draws a far wood along a line: crowns and spires in the season's colours, faded by `distance` (0 to 1). */
export function drawWoods(sketch: Sketch, light: Light, random: Random, woods: Woods): void {
  const { y, height, distance, from = 0, to = sketch.width, conifers = 0.35 } = woods;
  const winter = light.season === 'winter';
  const step = height * 0.3;
  const ground = distant(light, exposed(light, winter ? '#5d6672' : foliage.spruce.dark, 0.4), distance);
  sketch.rect(from, y - height * 0.3, to - from, height * 0.34, ground);
  for (let x = from - step; x < to + step; x += step * random.between(0.55, 1.1)) {
    const tall = height * random.between(0.6, 1.05);
    if (random.chance(winter ? Math.max(conifers, 0.5) : conifers)) {
      const half = tall * 0.17;
      const tone = exposed(
        light,
        winter ? mix(foliage.spruce.mid, '#dfe7f0', 0.25) : foliage.spruce.mid,
        random.between(0.3, 0.75),
      );
      sketch.path(spire(random, x, y, tall, half), distant(light, tone, distance));
    } else if (winter) {
      const tone = distant(light, exposed(light, '#8d8790', 0.6), distance);
      sketch.path(leafEdge(random, x, y - tall * 0.5, tall * 0.4, 1.1), tone, { opacity: 0.6 });
    } else {
      const leaves = random.pick(leavesOf(light.season));
      const r = tall * 0.42;
      sketch.path(
        leafEdge(random, x, y - tall * 0.5, r, 1),
        distant(light, exposed(light, leaves.dark, 0.5), distance),
      );
      const side = light.direction[0] > 0 ? -1 : 1;
      const top = distant(light, exposed(light, leaves.mid, 0.9), distance);
      sketch.path(leafEdge(random, x + side * r * 0.2, y - tall * 0.57, r * 0.72, 1), top);
      const tip = distant(light, exposed(light, leaves.bright, 0.95), distance);
      sketch.path(leafEdge(random, x + side * r * 0.34, y - tall * 0.68, r * 0.34, 1), tip, { opacity: 0.7 });
    }
  }
}

function spire(random: Random, x: number, y: number, tall: number, half: number): string {
  const points: Point[] = [[x, y - tall]];
  const steps = 6;
  for (let step = 1; step <= steps; step++) {
    const reach = half * (step / steps) * random.between(0.85, 1.15);
    points.push(
      [x + reach, y - tall * (1 - step / steps)],
      [x + reach * 0.62, y - tall * (1 - step / steps) - tall * 0.02],
    );
  }
  const mirrored = points.slice(1).map(([px, py]): Point => [2 * x - px, py]);
  return straight([...points, ...mirrored.reverse()]);
}

/** Returns the skyline of a hill across the picture, as closed path data down to `floor`. */
export function ridge(random: Random, width: number, y: number, rise: number, floor: number, roughness = 1): string {
  return smooth([[-40, floor], ...ridgeLine(random, width, y, rise, roughness), [width + 40, floor]]);
}

/** Returns the points of a skyline: three waves of decreasing amplitude. */
export function ridgeLine(random: Random, width: number, y: number, rise: number, roughness = 1): Point[] {
  const phases = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)] as const;
  const points: Point[] = [];
  for (let x = -40; x <= width + 40; x += width / 64) {
    const t = x / width;
    const wave =
      Math.sin(t * 4.2 + phases[0]) * 0.55 +
      Math.sin(t * 9.7 + phases[1]) * 0.28 * roughness +
      Math.sin(t * 27 + phases[2]) * 0.07 * roughness;
    points.push([x, y - rise * (0.5 + wave * 0.6)]);
  }
  return points;
}
