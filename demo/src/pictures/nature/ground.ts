import { mix } from '../drawing/colour.ts';
import { round, smooth } from '../drawing/geometry.ts';
import { exposed, type Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { leavesOf } from './foliage.ts';

const lawns = {
  spring: ['#8da35c', '#6f8a49'],
  summer: ['#7d9553', '#56733d'],
  autumn: ['#9a9452', '#757539'],
  winter: ['#eef3f8', '#d7e1ee'],
} as const;

/** Draws lawn or snow from the horizon line `top` to the foot of the picture. */
export function drawLawn(sketch: Sketch, light: Light, random: Random, top: number): void {
  const [far, near] = lawns[light.season];
  const bottom = sketch.height;
  sketch.rect(
    0,
    top,
    sketch.width,
    bottom - top,
    sketch.linear(
      [0, top],
      [0, bottom],
      [
        [0, mix(exposed(light, far, 0.9), light.haze, 0.25)],
        [0.35, exposed(light, far, 0.85)],
        [1, exposed(light, near, 0.62)],
      ],
    ),
  );
  if (light.season === 'winter') drawDrifts(sketch, light, random, top);
  else drawBlades(sketch, light, random, top, far, near);
  if (light.season === 'autumn') drawFallenLeaves(sketch, light, random, top);
}

function drawBlades(sketch: Sketch, light: Light, random: Random, top: number, far: string, near: string): void {
  const tones = [exposed(light, mix(far, '#f2efb0', 0.35), 1), exposed(light, near, 0.3)] as const;
  for (const tone of tones) {
    let data = '';
    for (let blade = 0; blade < 420; blade++) {
      const depth = Math.sqrt(random.next());
      const y = top + (sketch.height - top) * depth;
      const x = random.between(0, sketch.width);
      const size = 0.8 + depth * depth * 6.5;
      data += `M${round(x)} ${round(y)}l${round(random.between(-0.4, 0.4) * size)} ${round(-size)}`;
    }
    sketch.stroke(data, tone, 0.9, { opacity: 0.4 });
  }
}

function drawDrifts(sketch: Sketch, light: Light, random: Random, top: number): void {
  for (let drift = 0; drift < 7; drift++) {
    const y = top + (sketch.height - top) * ((drift + 0.6) / 7);
    const x = random.between(-0.2, 0.7) * sketch.width;
    const width = sketch.width * random.between(0.4, 0.8);
    const rise = 5 + drift * 3.4;
    const paint = sketch.linear(
      [0, y - rise],
      [0, y + rise * 0.9],
      [
        [0, exposed(light, '#ffffff', 1), 0.75],
        [1, exposed(light, '#c4d3e8', 0.7), 0],
      ],
    );
    sketch.path(
      smooth([
        [x, y + rise * 0.6],
        [x + width * 0.25, y - rise * 0.6],
        [x + width * 0.55, y - rise],
        [x + width * 0.8, y - rise * 0.3],
        [x + width, y + rise * 0.6],
        [x + width * 0.5, y + rise],
      ]),
      paint,
    );
  }
}

/** Draws leaves on the ground, larger towards the viewer. */
export function drawFallenLeaves(sketch: Sketch, light: Light, random: Random, top: number, count = 150): void {
  for (const leaves of leavesOf('autumn')) {
    let data = '';
    for (let leaf = 0; leaf < count / 3; leaf++) {
      const depth = random.next() ** 0.7;
      const x = random.between(0, sketch.width);
      const y = top + (sketch.height - top) * (0.06 + 0.94 * depth);
      const size = 0.9 + depth * 3.4;
      data += `M${round(x)} ${round(y)}l${round(size)} ${round(-size * 0.5)}l${round(size)} ${round(size * 0.4)}l${round(-size)} ${round(size * 0.5)}Z`;
    }
    sketch.path(data, exposed(light, leaves.mid, 0.9), { opacity: 0.8 });
  }
}

/** Draws falling snow over the whole picture: a few near flakes, many distant ones. */
export function drawSnowfall(sketch: Sketch, random: Random, count = 170): void {
  for (let flake = 0; flake < count; flake++) {
    const near = random.next() ** 6;
    const r = 0.7 + near * 3;
    sketch.ellipse(random.between(0, sketch.width), random.between(0, sketch.height), r, r, '#ffffff', {
      opacity: random.between(0.25, 0.75) * (1 - near * 0.5),
    });
  }
}

/** Draws a darker edge all around and a brighter heart, as a lens gives. */
export function drawVignette(sketch: Sketch, strength = 0.28): void {
  const centre = [sketch.width * 0.5, sketch.height * 0.46] as const;
  const reach = Math.hypot(sketch.width, sketch.height) * 0.58;
  sketch.rect(
    0,
    0,
    sketch.width,
    sketch.height,
    sketch.radial(centre, reach, [
      [0.55, '#0d1226', 0],
      [1, '#0d1226', strength],
    ]),
  );
}
