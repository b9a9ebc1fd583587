/** A river or a lake as a polyline with a half width in km: approximate, but wide enough that no house stands in the water. */
interface Water {
  name: string;
  halfWidth: number;
  line: readonly (readonly [lat: number, lng: number])[];
}

const waters: readonly Water[] = [
  {
    name: 'fleuve Saint-Laurent, de Lachine à Varennes',
    halfWidth: 0.6,
    line: [
      [45.413, -73.64],
      [45.42, -73.58],
      [45.443, -73.53],
      [45.47, -73.522],
      [45.505, -73.535],
      [45.535, -73.518],
      [45.575, -73.49],
      [45.63, -73.478],
      [45.69, -73.452],
    ],
  },
  {
    name: 'lac Saint-Louis',
    halfWidth: 2.2,
    line: [
      [45.4, -73.74],
      [45.395, -73.82],
      [45.385, -73.9],
    ],
  },
  {
    name: 'fleuve Saint-Laurent, devant Québec',
    halfWidth: 0.6,
    line: [
      [46.735, -71.36],
      [46.752, -71.29],
      [46.782, -71.225],
      [46.812, -71.19],
      [46.845, -71.135],
    ],
  },
  {
    name: 'lac Memphrémagog',
    halfWidth: 1,
    line: [
      [45.255, -72.165],
      [45.2, -72.22],
      [45.1, -72.28],
    ],
  },
  {
    name: 'rivière Saguenay',
    halfWidth: 0.4,
    line: [
      [48.432, -71.12],
      [48.433, -71.06],
      [48.42, -70.95],
      [48.35, -70.83],
    ],
  },
  {
    name: 'rivière des Outaouais',
    halfWidth: 0.5,
    line: [
      [45.37, -75.86],
      [45.378, -75.8],
      [45.42, -75.72],
      [45.44, -75.69],
      [45.465, -75.62],
    ],
  },
];

const kmPerDegree = 111.2;

/**
 * True when a point (degrees, WGS 84) lies in one of the large bodies of water, in which a place is drawn again. `maps/shores.ts` knows all
 * shores.
 */
export function isInWater(lat: number, lng: number): boolean {
  return boxes.some(
    ({ south, north, west, east, line, halfWidth }) =>
      // The bounding box avoids computing the distance for most points.
      lat > south &&
      lat < north &&
      lng > west &&
      lng < east &&
      line.some((from, index) => {
        const to = line[index + 1];
        return to !== undefined && distanceToSegment(lat, lng, from, to) < halfWidth;
      }),
  );
}

type Point = readonly [lat: number, lng: number];

const boxes = waters.map((water) => {
  const margin = water.halfWidth / 50;
  const [lats, lngs] = [water.line.map(([lat]) => lat), water.line.map(([, lng]) => lng)];
  return {
    ...water,
    south: Math.min(...lats) - margin,
    north: Math.max(...lats) + margin,
    west: Math.min(...lngs) - margin,
    east: Math.max(...lngs) + margin,
  };
});

/** Returns the distance in km on a plane around the point, accurate to one percent at these lengths. */
function distanceToSegment(lat: number, lng: number, [fromLat, fromLng]: Point, [toLat, toLng]: Point): number {
  const kmPerLongitude = kmPerDegree * Math.cos((lat * Math.PI) / 180);
  const [ax, ay] = [(fromLng - lng) * kmPerLongitude, (fromLat - lat) * kmPerDegree];
  const [dx, dy] = [(toLng - fromLng) * kmPerLongitude, (toLat - fromLat) * kmPerDegree];
  const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
