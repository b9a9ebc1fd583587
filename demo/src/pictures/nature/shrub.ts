import { exposed, type Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';
import type { Foliage } from './foliage.ts';
import { leafEdge } from './leafy-tree.ts';

interface Shrub {
  x: number;
  y: number;
  width: number;
  height: number;
  leaves: Foliage;
  blooms?: string | undefined;
}

/** Draws a rounded shrub whose foot stands at y; `blooms` dots it with flowers. */
export function drawShrub(sketch: Sketch, light: Light, random: Random, shrub: Shrub): void {
  const { x, y, width, height, leaves, blooms } = shrub;
  const side = light.direction[0] > 0 ? -1 : 1;
  const layers = [
    [leaves.dark, 0.2, 1, 0],
    [leaves.mid, 0.6, 0.8, 0.06],
    [leaves.bright, 0.95, 0.42, 0.16],
  ] as const;
  sketch.ellipse(x, y - height * 0.2, width * 0.46, height * 0.24, exposed(light, leaves.dark, 0.2));
  for (const [colour, exposure, size, shift] of layers) {
    let data = '';
    for (let clump = 0; clump < 6; clump++) {
      const along = (clump + 0.5) / 6;
      const tall = height * (0.5 + 0.4 * Math.sin(along * Math.PI));
      data += leafEdge(
        random,
        x + (along - 0.5) * width * 0.84 + side * width * shift * 0.5,
        y - tall * 0.5 - height * shift,
        tall * 0.6 * size,
      );
    }
    sketch.path(data, exposed(light, colour, exposure));
  }
  if (blooms) drawBlooms(sketch, light, random, shrub, blooms);
}

function drawBlooms(sketch: Sketch, light: Light, random: Random, shrub: Shrub, colour: string): void {
  for (let bloom = 0; bloom < 16; bloom++) {
    const along = random.between(-0.45, 0.45);
    const size = shrub.height * random.between(0.04, 0.075);
    sketch.ellipse(
      shrub.x + along * shrub.width,
      shrub.y - shrub.height * random.between(0.25, 0.95) * (1 - along * along * 1.6),
      size,
      size * 0.85,
      exposed(light, colour, random.between(0.6, 1)),
    );
  }
}

/** Draws a clipped hedge or a low bed: a row of clumps between two points. */
export function drawHedge(
  sketch: Sketch,
  light: Light,
  random: Random,
  hedge: { from: number; to: number; y: number; height: number; leaves: Foliage; blooms?: string | undefined },
): void {
  const step = hedge.height * 1.1;
  for (let x = hedge.from; x < hedge.to; x += step) {
    drawShrub(sketch, light, random, {
      x: x + step / 2,
      y: hedge.y,
      width: step * 1.5,
      height: hedge.height * random.between(0.85, 1.12),
      leaves: hedge.leaves,
      blooms: hedge.blooms,
    });
  }
}
