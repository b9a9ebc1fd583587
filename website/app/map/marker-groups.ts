import type { Coords } from './geo.ts';
import { toWorld, type WorldPoint, worldSize } from './mercator.ts';

/** Markers that would overlap; a single marker is a group of one. */
export interface MarkerGroup extends WorldPoint {
  /** Indexes in the list of markers, in ascending order. */
  members: Int32Array;
}

/** Distance in px below which markers are grouped: the size of a price label with its margin. */
const apart = { x: 66, y: 38 };
/** Number of grid columns, enough for the cells at the maximum zoom. */
const columns = 2 ** 26;

/**
 * Groups overlapping markers at a zoom. It groups all markers and not only those in view, so that groups stay the same while the
 * map moves. Each zoom is computed when it is first shown, and cached (decision 0110 compares this with supercluster).
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

  /** True when the markers of a group are so close that they are still one group at `zoom`. */
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

  /**
   * Groups markers by grid cell; then each cell, the fullest first, takes in the neighbouring cells whose centre is too close to
   * its own.
   */
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

/** Grid cells by index. The markers of a cell form a linked list from the last to the first. */
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

/**
 * Returns the cells in descending order of markers. Cells with one marker, which are most, are not sorted, because their order
 * has no effect.
 */
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
