import type { Coords } from './geo.ts';
import { toWorld, type WorldPoint, worldSize } from './mercator.ts';

/** Markers that would cover each other; one of its own is a group of one. */
export interface MarkerGroup extends WorldPoint {
  /** Places in the list of markers, in its order. */
  members: Int32Array;
}

/** How near in px markers count as one: what a pill with a price and the air around it take. */
const apart = { x: 66, y: 38 };
/** Wide enough for the cells of the closest zoom. */
const columns = 2 ** 26;

/**
 * Puts markers that would cover each other together, for a zoom. All of them at once, not those in view alone, so that a group
 * stays the same while the map is moved. 50,000 take about 40 ms at the zoom that is new, and nothing at those seen before.
 */
export class MarkerGroups {
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #known = new Map<number, readonly MarkerGroup[]>();

  constructor(places: readonly Coords[]) {
    this.#x = new Float64Array(places.length);
    this.#y = new Float64Array(places.length);
    for (let index = 0; index < places.length; index++) {
      const { x, y } = toWorld(places[index] ?? [0, 0]);
      this.#x[index] = x;
      this.#y[index] = y;
    }
  }

  at(zoom: number): readonly MarkerGroup[] {
    const known = this.#known.get(zoom);
    if (known) return known;
    const made = this.#group(zoom);
    this.#known.set(zoom, made);
    return made;
  }

  /** Whether a group would still be one at a zoom, however near it is looked at. */
  isOneAt({ members }: MarkerGroup, zoom: number): boolean {
    const size = worldSize(zoom);
    const spread = (axis: Float64Array): number => {
      let [low, high] = [1, 0];
      for (const index of members) {
        const place = axis[index] ?? 0;
        low = Math.min(low, place);
        high = Math.max(high, place);
      }
      return (high - low) * size;
    };
    return spread(this.#x) < apart.x / 2 && spread(this.#y) < apart.y / 2;
  }

  /** Cells of a grid first; then the fullest takes in those around it whose middle is too near to its own. */
  #group(zoom: number): MarkerGroup[] {
    const scale = { x: worldSize(zoom) / apart.x, y: worldSize(zoom) / apart.y };
    const cells = this.#cells(scale);
    const isTaken = new Uint8Array(cells.keys.length);
    const groups: MarkerGroup[] = [];
    for (const cell of fullestFirst(cells)) {
      if (isTaken[cell]) continue;
      isTaken[cell] = 1;
      const middle = middleOf(cells, cell);
      const together = [cell];
      const key = cells.keys[cell] ?? 0;
      for (const step of neighbours) {
        const other = cells.at.get(key + step);
        if (other === undefined || isTaken[other]) continue;
        const { x, y } = middleOf(cells, other);
        if (Math.abs(x - middle.x) * scale.x >= 1 || Math.abs(y - middle.y) * scale.y >= 1) continue;
        isTaken[other] = 1;
        together.push(other);
      }
      groups.push(groupOf(cells, together));
    }
    return groups;
  }

  #cells(scale: { x: number; y: number }): Cells {
    const cells: Cells = {
      at: new Map(),
      keys: [],
      counts: [],
      sumX: [],
      sumY: [],
      last: [],
      before: new Int32Array(this.#x.length),
    };
    for (let index = 0; index < this.#x.length; index++) {
      const x = this.#x[index] ?? 0;
      const y = this.#y[index] ?? 0;
      const key = Math.floor(x * scale.x) * columns + Math.floor(y * scale.y);
      const cell = cells.at.get(key);
      if (cell === undefined) {
        cells.at.set(key, cells.keys.length);
        cells.keys.push(key);
        cells.counts.push(1);
        cells.sumX.push(x);
        cells.sumY.push(y);
        cells.last.push(index);
        cells.before[index] = -1;
      } else {
        cells.counts[cell] = countOf(cells, cell) + 1;
        cells.sumX[cell] = (cells.sumX[cell] ?? 0) + x;
        cells.sumY[cell] = (cells.sumY[cell] ?? 0) + y;
        cells.before[index] = cells.last[cell] ?? -1;
        cells.last[cell] = index;
      }
    }
    return cells;
  }
}

/** Cells by their number; what is in one is a chain from the last marker to the first. */
interface Cells {
  at: Map<number, number>;
  keys: number[];
  counts: number[];
  sumX: number[];
  sumY: number[];
  last: number[];
  before: Int32Array;
}

const neighbours = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => x * columns + y)).filter((step) => step !== 0);

const countOf = ({ counts }: Cells, cell: number): number => counts[cell] ?? 0;

/** Most cells near by hold one marker, whose order says nothing. */
function fullestFirst(cells: Cells): number[] {
  const full: number[] = [];
  const single: number[] = [];
  for (let cell = 0; cell < cells.keys.length; cell++) (countOf(cells, cell) > 1 ? full : single).push(cell);
  return full.sort((one, other) => countOf(cells, other) - countOf(cells, one)).concat(single);
}

const middleOf = (cells: Cells, cell: number): WorldPoint => ({
  x: (cells.sumX[cell] ?? 0) / countOf(cells, cell),
  y: (cells.sumY[cell] ?? 0) / countOf(cells, cell),
});

function groupOf(cells: Cells, together: readonly number[]): MarkerGroup {
  let [count, x, y] = [0, 0, 0];
  for (const cell of together) {
    count += countOf(cells, cell);
    x += cells.sumX[cell] ?? 0;
    y += cells.sumY[cell] ?? 0;
  }
  const members = new Int32Array(count);
  let place = 0;
  for (const cell of together) {
    for (let index = cells.last[cell] ?? -1; index >= 0; index = cells.before[index] ?? -1) members[place++] = index;
  }
  return { x: x / count, y: y / count, members: members.sort() };
}
