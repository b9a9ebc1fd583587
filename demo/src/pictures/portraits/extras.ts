import { darken, mix } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import type { Person } from './person.ts';

/** Draws a beard within the head's outline; the skin shows through a short beard. */
export function drawBeard(sketch: Sketch, { beard, hair, turn, skin }: Person): void {
  const x = turn * 1.1;
  const colour = beard === 'short' ? mix(hair, skin, 0.12) : hair;
  const paint = sketch.linear(
    [-60, 30],
    [70, 60],
    [
      [0, colour],
      [1, darken(colour, 0.4)],
    ],
  );
  const moustache = `M${x} 52C${x + 10} 50 ${x + 24} 53 ${x + 32} 66C${x + 24} 64 ${x + 10} 62 ${x} 62C${x - 10} 62 ${x - 24} 64 ${x - 32} 66C${x - 24} 53 ${x - 10} 50 ${x} 52Z`;
  if (beard === 'moustache') {
    sketch.path(moustache, paint, { opacity: 0.95, soft: 1.5 });
    return;
  }
  const low = beard === 'full' ? 132 : 120;
  sketch.path(
    `M-84 -4C-76 4 -68 30 -58 46C-50 54 -42 54 ${x - 32} 53C${x - 18} 49 ${x - 8} 51 ${x} 52C${x + 8} 51 ${x + 18} 49 ${x + 32} 53` +
      `C42 54 50 54 58 46C68 30 76 4 84 -4L90 ${low}L-90 ${low}Z` +
      `M${x - 31} 67C${x - 30} 84 ${x - 16} 92 ${x} 92C${x + 16} 92 ${x + 30} 84 ${x + 31} 67C${x + 18} 61 ${x + 8} 61 ${x} 61C${x - 8} 61 ${x - 18} 61 ${x - 31} 67Z`,
    paint,
    { opacity: beard === 'short' ? 0.72 : 0.95 },
  );
  sketch.path(`M${x - 9} 88C${x - 4} 92 ${x + 4} 92 ${x + 9} 88L${x + 6} 98L${x - 6} 98Z`, paint, {
    opacity: beard === 'short' ? 0.5 : 0.9,
  });
}

export function drawGlasses(sketch: Sketch, { glasses, turn, hair }: Person): void {
  const colour = glasses === 'round' ? '#8a6a43' : mix('#23242b', hair, 0.1);
  for (const side of [-1, 1]) {
    const x = side * 34 + turn;
    const outline =
      glasses === 'round'
        ? `M${x - 25} 1A25 24 0 1 1 ${x + 25} 1A25 24 0 1 1 ${x - 25} 1Z`
        : `M${x - 26} -13C${x - 26} -19 ${x - 22} -20 ${x} -20C${x + 22} -20 ${x + 26} -19 ${x + 26} -13C${x + 26} 8 ${x + 20} 19 ${x} 19C${x - 20} 19 ${x - 26} 8 ${x - 26} -13Z`;
    sketch.path(outline, '#eaf4fa', { opacity: 0.13 });
    sketch.stroke(`M${x - 14} 10L${x + 2} -14M${x - 6} 13L${x + 8} -9`, '#ffffff', 2.4, { opacity: 0.16 });
    sketch.stroke(outline, colour, 3.2);
    sketch.stroke(`M${x + side * 26} -9L${side * 78} -7`, colour, 3.2);
  }
  sketch.stroke(`M${turn - 8.5} -5C${turn - 4} -9 ${turn + 4} -9 ${turn + 8.5} -5`, colour, 3);
}
