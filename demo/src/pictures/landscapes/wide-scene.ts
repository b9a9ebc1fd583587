import type { Season } from '../descriptions/description.ts';
import { type Hour, type Light, lightOf } from '../drawing/light.ts';
import { Random } from '../drawing/random.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawVignette } from '../nature/ground.ts';

/** The drawing surface and light of a landscape: no camera, only planes from far to near, on 1200 by 675 units. */
export interface Wide {
  sketch: Sketch;
  light: Light;
  random: Random;
}

export function openWide(seed: number, season: Season, hour: Hour, sunFromRight = false): Wide {
  return { sketch: new Sketch(1200, 675), light: lightOf(hour, season, sunFromRight), random: new Random(seed) };
}

/** Returns the finished SVG; the left and lower parts are darkened for a title. */
export function closeWide({ sketch, light }: Wide): string {
  const veil = light.hour === 'dusk' ? 0.34 : 0.3;
  sketch.rect(
    0,
    0,
    1200,
    675,
    sketch.linear(
      [0, 0],
      [760, 0],
      [
        [0, '#0e1830', veil],
        [1, '#0e1830', 0],
      ],
    ),
  );
  sketch.rect(
    0,
    300,
    1200,
    375,
    sketch.linear(
      [0, 300],
      [0, 675],
      [
        [0, '#0e1830', 0],
        [1, '#0e1830', veil + 0.08],
      ],
    ),
  );
  drawVignette(sketch, 0.2);
  return sketch.toSvg(2400);
}
