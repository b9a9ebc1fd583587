import { type Point, roundOff } from './clip-ring.ts';
import type { River } from './inland-waters.ts';

/** A part of a river with a constant width, m. */
export interface RiverPiece {
  width: number;
  line: Point[];
}

/** Distance from the end of a section, in degrees of latitude, over which its width changes to that of the next: 5 km. */
const reach = 0.045;
/** Maximum difference between the widths of two adjacent pieces, m: one pixel per side at the maximum zoom. */
const step = 20;

/** Divides the rivers into pieces: each section has its width, with a gradual transition between sections. */
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

/** Returns the width of the section that continues this one at a point; null when there is none. */
function neighbourWidth(rivers: readonly River[], own: River, [lng, lat]: Point, side: 'start' | 'end'): number | null {
  const next = rivers.find(({ line }) => {
    const end = side === 'start' ? line.at(-1) : line[0];
    return line !== own.line && end?.[0] === lat && end[1] === lng;
  });
  return next && next.width !== own.width ? next.width : null;
}

/** Removes the beginning of a line and returns it as pieces with gradually changing width. */
function taper(line: Point[], from: number, to: number): RiverPiece[] {
  const count = Math.ceil(Math.abs(to - from) / step) + 1;
  const pieces: RiverPiece[] = [];
  for (let index = 1; index <= count; index++) {
    const width = Math.round(from + ((to - from) * (index - 0.5)) / count);
    pieces.push({ width, line: takeOff(line, reach / count) });
  }
  return pieces;
}

/** Removes a length from the beginning of a line and returns it; keeps at least the last two points. */
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
