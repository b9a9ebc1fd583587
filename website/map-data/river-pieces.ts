import { type Point, roundOff } from './clip-ring.ts';
import type { River } from './inland-waters.ts';

/** A part of a river that is drawn in one width, m. */
export interface RiverPiece {
  width: number;
  line: Point[];
}

/** So far from where two sections meet, in degrees of latitude, each grows into the width of the other: 5 km. */
const reach = 0.045;
/** Two pieces that touch differ by no more, m: a pixel a side at the deepest zoom that shows shores well. */
const step = 20;

/** The rivers in pieces: each section in its width, and from section to section without a shoulder. */
export const riverPieces = (rivers: readonly River[]): RiverPiece[] =>
  rivers.flatMap((river) => {
    const line = roundOff(
      river.line.map(([lat, lng]): Point => [lng, lat]),
      false,
    );
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return [];
    const at = (end: Point, side: 'start' | 'end') => neighbourWidth(rivers, river, end, side);
    const [before, after] = [at(first, 'start'), at(last, 'end')];
    const body = [...line];
    const head = before === null ? [] : taper(body, (before + river.width) / 2, river.width);
    body.reverse();
    const tail = after === null ? [] : taper(body, (after + river.width) / 2, river.width);
    return [...head, { width: river.width, line: body.reverse() }, ...tail];
  });

/** The width of the section that goes on where this one begins or ends; null for none. */
function neighbourWidth(rivers: readonly River[], own: River, [lng, lat]: Point, side: 'start' | 'end'): number | null {
  const next = rivers.find(({ line }) => {
    const end = side === 'start' ? line.at(-1) : line[0];
    return line !== own.line && end?.[0] === lat && end[1] === lng;
  });
  return next && next.width !== own.width ? next.width : null;
}

/** Takes the beginning off a line, as pieces from one width to the other. */
function taper(line: Point[], from: number, to: number): RiverPiece[] {
  const count = Math.ceil(Math.abs(to - from) / step) + 1;
  const pieces: RiverPiece[] = [];
  for (let index = 1; index <= count; index++) {
    const width = Math.round(from + ((to - from) * (index - 0.5)) / count);
    pieces.push({ width, line: takeOff(line, reach / count) });
  }
  return pieces;
}

/** Takes so much of a line off its beginning, or all but its last two points where it is shorter. */
function takeOff(line: Point[], length: number): Point[] {
  const taken: Point[] = [];
  for (let left = length; line.length > 2; ) {
    const [here = [0, 0], next = [0, 0]] = line;
    const far = Math.hypot((next[0] - here[0]) * Math.cos((here[1] * Math.PI) / 180), next[1] - here[1]);
    taken.push(here);
    if (far > left) {
      const part = left / far;
      line[0] = [here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part];
      break;
    }
    left -= far;
    line.shift();
  }
  const [end] = line;
  return end ? [...taken, end] : taken;
}
