import { mix } from '../drawing/colour.ts';
import { Random } from '../drawing/random.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawFace, drawNeck, headOutline } from './face.ts';
import { drawHairBefore, drawHairBehind } from './hair.ts';
import { drawOutfit } from './outfit.ts';
import type { Person } from './person.ts';

/** Draws a studio portrait, 600 by 750 units: backdrop, shoulders, head under one soft light from the upper left. */
export function drawPortrait(person: Person): string {
  const sketch = new Sketch(600, 750);
  const random = new Random(person.seed);
  drawBackdrop(sketch, person);
  const tilt = person.turn * 0.32;
  const head = `translate(300 326) scale(1.36) rotate(${tilt} 0 110)`;
  sketch.group(`transform="${head}"`, () => drawHairBehind(sketch, random, person));
  sketch.group('transform="translate(300 326) scale(1.36)"', () => {
    drawNeck(sketch, person);
    drawOutfit(sketch, person);
  });
  sketch.group(`transform="${head}"`, () => {
    drawFace(sketch, person, headOutline(person.jaw));
    drawHairBefore(sketch, random, person);
  });
  sketch.rect(
    0,
    0,
    600,
    750,
    sketch.radial([210, 250], 620, [
      [0, '#fff4e0', 0.1],
      [0.45, '#fff4e0', 0],
      [0.6, '#141a30', 0],
      [1, '#141a30', 0.26],
    ]),
  );
  return sketch.toSvg(1200);
}

function drawBackdrop(sketch: Sketch, { backdrop }: Person): void {
  const [light, dark] = backdrop;
  sketch.rect(
    0,
    0,
    600,
    750,
    sketch.radial([230, 260], 640, [
      [0, mix(light, '#ffffff', 0.22)],
      [0.45, light],
      [1, dark],
    ]),
  );
  sketch.softened(26, () => {
    sketch.path('M-40 0L170 0L-40 420Z', '#ffffff', { opacity: 0.14 });
    sketch.ellipse(430, 560, 230, 330, dark, { opacity: 0.5 });
  });
}
