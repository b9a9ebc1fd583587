/** Metres east and north of the middle of the estate. */
export type Metres = readonly [east: number, north: number];

export interface Lot {
  number: number;
  acres: number;
  /** Corners, two at the road and two at the back. */
  ring: readonly Metres[];
}

/** Middle of the estate: latitude and longitude. */
export const estateMiddle = [45.9195, -74.2045] as const;

const squareMetresPerAcre = 4047;
/** Distance from the middle of the road to the lots, m. */
const verge = 7;
/** Strip of trees between two lots, m. */
const hedge = 5;
const usualDepth = 85;

/** Roads of the estate. The sides of their lots are those of a walk from the first point to the last. */
const roads = roundedAll({
  shore: [
    [-330, 330],
    [-150, 372],
    [60, 380],
    [260, 350],
    [380, 280],
  ],
  ridge: [
    [-330, 330],
    [-420, 250],
    [-455, 130],
    [-440, 0],
    [-370, -110],
    [-250, -180],
  ],
  wood: [
    [170, -180],
    [300, -140],
    [400, -60],
    [450, 60],
    [440, 180],
    [380, 280],
  ],
  entrance: [
    [-250, -180],
    [-40, -200],
    [170, -180],
  ],
  village: [
    [-40, -200],
    [-20, -330],
    [60, -470],
  ],
});

/** Where the road from the village ends. */
export const estateEntrance: Metres = [-40, -200];

export const estateRoads: readonly { name: string; line: readonly Metres[] }[] = [
  { name: 'chemin du Rivage', line: roads.shore },
  { name: 'chemin de la Crête', line: roads.ridge },
  { name: 'chemin du Sous-bois', line: roads.wood },
  { name: 'chemin des Tamaracs', line: roads.entrance },
  { name: 'chemin des Huards', line: roads.village },
];

/** The trail around the lake. */
export const estateTrail: readonly Metres[] = rounded([
  [-330, 330],
  [-262, 225],
  [-256, 150],
  [-185, 60],
  [-80, 5],
  [40, -16],
  [165, 6],
  [256, 75],
  [288, 180],
  [380, 280],
]);

export const estateLake: { name: string; shore: readonly Metres[] } = {
  name: 'lac aux Huards',
  shore: [
    [-235, 225],
    [-205, 268],
    [-120, 292],
    [0, 297],
    [70, 292],
    [150, 282],
    [215, 250],
    [262, 180],
    [235, 90],
    [150, 30],
    [40, 10],
    [-70, 28],
    [-160, 80],
    [-225, 160],
  ],
};

/** The stream at the back of the lots of the wood. */
export const estateStream: readonly Metres[] = [
  [590, 420],
  [560, 250],
  [575, 90],
  [520, -90],
  [430, -260],
];

/** All twenty-four lots, also those that are sold. */
export const estateLots: readonly Lot[] = [
  // Lot 5 is a point of land in the lake.
  ...lotsAlong(roads.shore, 'right', 1, 160, [1.2, 1.3, 1.4, 1.5, 2, 1.2], { 5: 140 }),
  ...lotsAlong(roads.ridge, 'right', 7, 90, [1.2, 1, 1.1, 1.3, 1.2]),
  ...lotsAlong(roads.ridge, 'left', 12, 150, [1.3, 1.1, 1, 1.5, 1.2]),
  ...lotsAlong(roads.wood, 'left', 17, 190, [1.1, 1, 1.2, 1.1]),
  ...lotsAlong(roads.wood, 'right', 21, 130, [1.2, 1.1, 1.2, 1.3]),
];

/** Returns the lots side by side along a road, the first one at a distance in m from its beginning. */
function lotsAlong(
  road: readonly Metres[],
  side: 'left' | 'right',
  firstNumber: number,
  start: number,
  sizes: readonly number[],
  depths: Readonly<Record<number, number>> = {},
): Lot[] {
  let from = start;
  return sizes.map((acres, index) => {
    const number = firstNumber + index;
    const depth = depths[number] ?? usualDepth;
    const ringTo = (to: number): readonly Metres[] => {
      const corner = (along: number, distance: number) => pointBeside(road, along, side, distance);
      return [corner(from, verge), corner(to, verge), corner(to, verge + depth), corner(from, verge + depth)];
    };
    let to = from + 10;
    // A bend of the road makes lots outside of it wider at the back.
    while (areaOf(ringTo(to)) < acres * squareMetresPerAcre) to += 0.5;
    const ring = ringTo(to);
    from = to + hedge;
    return { number, acres, ring };
  });
}

/** Returns the area of a ring, m² (shoelace formula). */
function areaOf(ring: readonly Metres[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Returns the point at a distance in m beside a road, which is `along` m from its beginning. */
function pointBeside(road: readonly Metres[], along: number, side: 'left' | 'right', distance: number): Metres {
  let rest = along;
  for (let index = 1; index < road.length; index++) {
    const [[x1, y1], [x2, y2]] = [road[index - 1] ?? [0, 0], road[index] ?? [0, 0]];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (rest <= length || index === road.length - 1) {
      const [east, north] = [(x2 - x1) / length, (y2 - y1) / length];
      const across = side === 'left' ? distance : -distance;
      return [x1 + east * rest - north * across, y1 + north * rest + east * across];
    }
    rest -= length;
  }
  throw new Error('A road has two points at least.');
}

function roundedAll<Name extends string>(lines: Record<Name, readonly Metres[]>): Record<Name, readonly Metres[]> {
  // At a sharper corner two lots beside it would overlap.
  for (const name in lines) lines[name] = rounded(lines[name], false, 5);
  return lines;
}

/** Returns a line, or a ring, whose corners are cut a few times (Chaikin), so that it bends as roads and shores do. A line keeps its ends. */
export function rounded(points: readonly Metres[], isRing = false, times = 2): readonly Metres[] {
  if (times === 0) return points;
  const followed = isRing ? [...points, ...points.slice(0, 1)] : points;
  const cut = followed.slice(1).flatMap(([toEast, toNorth], index): Metres[] => {
    const [east, north] = followed[index] ?? [toEast, toNorth];
    const between = (part: number): Metres => [east + (toEast - east) * part, north + (toNorth - north) * part];
    return [between(0.25), between(0.75)];
  });
  const ends = isRing ? [[], []] : [points.slice(0, 1), points.slice(-1)];
  return rounded([...(ends[0] ?? []), ...cut, ...(ends[1] ?? [])], isRing, times - 1);
}

/** Returns the middle of a lot: latitude and longitude. */
export function middleOf({ ring }: Lot): [lat: number, lng: number] {
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  return positionOf([mean(0), mean(1)]);
}

const metresPerDegree = 111_320;

/** Returns the latitude and the longitude of a point of the estate, to a decimetre. */
export function positionOf([east, north]: Metres): [lat: number, lng: number] {
  const [lat, lng] = estateMiddle;
  const rounded = (degrees: number) => Number(degrees.toFixed(6));
  const perLongitude = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  return [rounded(lat + north / metresPerDegree), rounded(lng + east / perLongitude)];
}
