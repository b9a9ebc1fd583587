import { mix } from '../drawing/colour.ts';
import { round } from '../drawing/geometry.ts';
import { exposed, type Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';

/** Draws calm water between two heights: the sky upside down, darker towards the viewer, with ripples of light. */
export function drawWater(sketch: Sketch, light: Light, random: Random, top: number, bottom: number): void {
  const high = light.sky[0]?.[1] ?? '#7f9cb5';
  const low = light.sky.at(-1)?.[1] ?? '#e5e0d5';
  const deep = exposed(light, '#2f4f66', 0.5);
  sketch.rect(
    0,
    top,
    sketch.width,
    bottom - top,
    sketch.linear(
      [0, top],
      [0, bottom],
      [
        [0, mix(low, deep, 0.14)],
        [0.35, mix(mix(high, low, 0.5), deep, 0.26)],
        [1, mix(high, deep, 0.55)],
      ],
    ),
  );
  drawRipples(sketch, light, random, top, bottom);
}

/** Draws a lake between two heights: calm water, or ice under snow in winter. */
export function drawLake(sketch: Sketch, light: Light, random: Random, top: number, bottom: number): void {
  if (light.season !== 'winter') {
    drawWater(sketch, light, random, top, bottom);
    return;
  }
  const ice = sketch.linear(
    [0, top],
    [0, bottom],
    [
      [0, mix(exposed(light, '#c3d3e4', 0.7), light.haze, 0.3)],
      [1, exposed(light, '#d9e5f1', 0.8)],
    ],
  );
  sketch.rect(0, top, sketch.width, bottom - top, ice);
  drawRipples(sketch, light, random, top, bottom, 60);
}

/** Draws short strokes of light and dark, longer towards the viewer. */
export function drawRipples(
  sketch: Sketch,
  light: Light,
  random: Random,
  top: number,
  bottom: number,
  count = 210,
): void {
  const tones = [mix(light.sky.at(-1)?.[1] ?? '#ffffff', '#ffffff', 0.4), exposed(light, '#27445c', 0.4)] as const;
  for (const tone of tones) {
    let data = '';
    for (let ripple = 0; ripple < count; ripple++) {
      const depth = random.next() ** 1.5;
      const y = top + (bottom - top) * (0.02 + 0.98 * depth);
      const length = 5 + depth * 46 * random.between(0.5, 1.4);
      data += `M${round(random.between(-20, sketch.width))} ${round(y)}q${round(length / 2)} ${round(-0.4 - depth)} ${round(length)} 0`;
    }
    sketch.stroke(data, tone, 1.1, { opacity: 0.26 });
  }
}
