import { mix } from '../drawing/colour.ts';
import { type Point, smooth } from '../drawing/geometry.ts';
import type { Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';

interface Sky {
  horizon: number;
  sun?: Point | undefined;
  clouds?: number;
  stars?: boolean;
}

/** Draws the whole sky down to the horizon, with a low glow, a sun's halo where it stands in the picture, and soft clouds. */
export function drawSky(sketch: Sketch, light: Light, random: Random, { horizon, sun, clouds = 5, stars }: Sky): void {
  sketch.rect(0, 0, sketch.width, sketch.height, sketch.linear([0, 0], [0, horizon], light.sky));
  if (stars) drawStars(sketch, random, horizon);
  if (sun) drawSun(sketch, light, sun);
  if (clouds > 0) drawClouds(sketch, light, random, horizon, clouds);
}

function drawStars(sketch: Sketch, random: Random, horizon: number): void {
  for (let star = 0; star < 46; star++) {
    const y = random.between(0, horizon * 0.5);
    sketch.ellipse(random.between(0, sketch.width), y, 0.7, 0.7, '#f3ecd9', {
      opacity: random.between(0.15, 0.6) * (1 - y / (horizon * 0.6)),
    });
  }
}

function drawSun(sketch: Sketch, light: Light, sun: Point): void {
  const reach = sketch.width * 0.62;
  const warm = light.hour === 'day' ? '#fffdf2' : '#ffe9bd';
  sketch.rect(
    0,
    0,
    sketch.width,
    sketch.height,
    sketch.radial(sun, reach, [
      [0, warm, 0.85],
      [0.12, warm, 0.5],
      [0.4, warm, 0.18],
      [1, warm, 0],
    ]),
  );
}

function drawClouds(sketch: Sketch, light: Light, random: Random, horizon: number, count: number): void {
  const top = light.hour === 'dusk' ? '#b58f9e' : mix(light.haze, '#ffffff', 0.6);
  const belly = light.hour === 'dusk' ? '#4c527c' : mix(light.haze, '#8fa3bd', 0.55);
  sketch.softened(3.2, () => {
    for (let cloud = 0; cloud < count; cloud++) {
      const depth = random.next();
      const y = horizon * (0.12 + 0.62 * depth);
      const width = sketch.width * random.between(0.16, 0.4) * (1.15 - depth * 0.6);
      const x = random.between(-0.1, 1) * sketch.width;
      const height = width * random.between(0.05, 0.085);
      const paint = sketch.linear(
        [0, y - height * 1.6],
        [0, y + height * 0.5],
        [
          [0, top, 0.85],
          [0.7, mix(top, belly, 0.5), 0.5],
          [1, belly, 0],
        ],
      );
      sketch.path(cloudOutline(random, x, y, width, height), paint, { opacity: random.between(0.45, 0.8) });
    }
  });
}

function cloudOutline(random: Random, x: number, y: number, width: number, height: number): string {
  const points: Point[] = [[x, y]];
  const steps = 11;
  for (let step = 1; step < steps; step++) {
    const along = step / steps;
    const rise = Math.sin(along * Math.PI) ** 0.7 * height * random.between(0.7, 1.7);
    points.push([x + width * along, y - rise]);
  }
  points.push([x + width, y], [x + width * 0.7, y + height * 0.35], [x + width * 0.3, y + height * 0.3]);
  return smooth(points);
}
