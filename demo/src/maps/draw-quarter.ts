import type { Feature, Position } from 'geojson';
import type { Municipality, Quarter } from '../listings/place.ts';
import { countryRoads, lakeRoads, usualStreets } from '../listings/streets.ts';
import { Random } from '../pictures/drawing/random.ts';
import { landAround, offsetBy } from './shores.ts';

/** Features of a map by layer, under the names of Protomaps' base map. */
export type MapLayers = Record<'landuse' | 'water' | 'roads' | 'buildings' | 'places', Feature[]>;

/** Sides of a block in km, along and across its long streets. */
const blocks: Record<Municipality['setting'], { long: number; short: number }> = {
  metropolis: { long: 0.24, short: 0.08 },
  city: { long: 0.22, short: 0.1 },
  suburb: { long: 0.26, short: 0.12 },
  town: { long: 0.22, short: 0.13 },
  resort: { long: 0.3, short: 0.17 },
};
/** Part of the radius that its streets fill; some listings stand a little beyond. */
const streetReach = 1.15;
const countryReach = 1.9;
const stepKm = 0.04;

/**
 * Draws a quarter as a grid of streets on land, with the names that its listings have, parks and houses. It is invented, and the same every
 * time.
 */
export function drawQuarter(place: Municipality, quarter: Quarter): MapLayers {
  const { lat, lng, km } = quarter;
  const random = new Random(Number(place.code) * 31 + Math.round(lat * 10_000));
  const isOnLand = landAround(lat, lng, km * 2);
  const turn = random.between(-0.6, 0.6);
  const { long, short } = blocks[place.setting];
  const reach = km * streetReach;
  /** Returns the position of a point in the grid, in km from the middle. */
  const at = (u: number, v: number): Position => {
    const [pointLat, pointLng] = offsetBy(
      lat,
      lng,
      u * Math.sin(turn) + v * Math.cos(turn),
      u * Math.cos(turn) - v * Math.sin(turn),
    );
    return [pointLng, pointLat];
  };
  const isDry = (u: number, v: number): boolean => {
    const [pointLng = 0, pointLat = 0] = at(u, v);
    return isOnLand(pointLat, pointLng);
  };
  const layers: MapLayers = { landuse: [], water: [], roads: [], buildings: [], places: [] };
  const nextName = streetNames(place, quarter);

  const rows = Math.floor(reach / short);
  const columns = Math.floor(reach / long);
  // From the middle outwards, so that the best-known streets are those of the middle.
  for (const row of outwards(rows)) {
    const half = Math.sqrt(Math.max(0, reach ** 2 - (row * short) ** 2));
    layers.roads.push(...road([-half, row * short], [half, row * short], nextName(row), row === 0));
    const column = row;
    if (Math.abs(column) > columns) continue;
    const height = Math.sqrt(Math.max(0, reach ** 2 - (column * long) ** 2));
    layers.roads.push(...road([column * long, -height], [column * long, height], nextName(row), column === 0));
  }
  const outer = place.water ? [...lakeRoads.slice(0, 2), ...countryRoads.slice(0, 2)] : countryRoads.slice(0, 4);
  outer.forEach((name, index) => {
    const angle = turn + (index * Math.PI) / 2 + 0.5;
    const [u, v] = [Math.cos(angle), Math.sin(angle)];
    layers.roads.push(
      ...road([u * reach * 0.9, v * reach * 0.9], [u * km * countryReach, v * km * countryReach], name, false),
    );
  });

  for (let row = -rows; row < rows; row++) {
    for (let column = -columns; column < columns; column++) {
      const [u, v] = [column * long, row * short];
      const corners = [
        [u, v],
        [u + long, v],
        [u, v + short],
        [u + long, v + short],
      ] as const;
      if (corners.some(([x, y]) => Math.hypot(x, y) > reach || !isDry(x, y))) continue;
      layers.landuse.push(area(box(u, v, long, short, 0), { kind: 'residential' }));
      if (random.chance(0.035)) {
        const [name, english] = parkNames[(row + rows + column + columns) % parkNames.length] ?? parkNames[0];
        layers.landuse.push(area(box(u, v, long, short, 0.012), { kind: 'park', name, 'name:en': english }));
        continue;
      }
      const houses = Math.round(long / (place.setting === 'metropolis' ? 0.024 : 0.036));
      for (const side of [0.016, short - 0.016 - 0.014]) {
        for (let house = 0; house < houses; house++) {
          if (random.chance(0.12)) continue;
          const width = (long - 0.03) / houses;
          const from = u + 0.015 + house * width;
          layers.buildings.push(
            area(corner(from, v + side, width * random.between(0.55, 0.92), 0.014), { kind: 'building' }),
          );
        }
      }
    }
  }
  return layers;

  function box(u: number, v: number, width: number, height: number, margin: number): Position[] {
    return corner(u + margin, v + margin, width - 2 * margin, height - 2 * margin);
  }

  function corner(u: number, v: number, width: number, height: number): Position[] {
    return [at(u, v), at(u + width, v), at(u + width, v + height), at(u, v + height), at(u, v)];
  }

  /** Returns the parts of a straight street that are on land. */
  function road(
    from: readonly [number, number],
    to: readonly [number, number],
    name: string | null,
    isMain: boolean,
  ): Feature[] {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(1, Math.round(length / stepKm));
    const pieces: Position[][] = [[]];
    for (let step = 0; step <= steps; step++) {
      const [u, v] = [from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps];
      if (isDry(u, v)) pieces.at(-1)?.push(at(u, v));
      else pieces.push([]);
    }
    const kind = isMain || /^(boulevard|route)/u.test(name ?? '') ? 'major_road' : 'minor_road';
    return pieces
      .filter((piece) => piece.length > 2)
      .map((piece) => ({
        type: 'Feature',
        properties: { kind, ...(name !== null && { name }) },
        geometry: { type: 'LineString', coordinates: piece },
      }));
  }
}

const parkNames = [
  ['parc des Érables', 'Des Érables Park'],
  ['parc Saint-Joseph', 'Saint-Joseph Park'],
  ['parc de la Rivière', 'De la Rivière Park'],
  ['parc Lavoie', 'Lavoie Park'],
  ['parc du Boisé', 'Du Boisé Park'],
] as const;

/** Returns a function that gives each street a name: those of the quarter first, then those of any town; later streets have none. */
function streetNames(place: Municipality, { streets }: Quarter): (row: number) => string | null {
  const names = [...streets, ...usualStreets[place.setting]].filter((name, index, all) => all.indexOf(name) === index);
  let next = 0;
  return () => names[next++] ?? null;
}

/** Returns 0, 1, -1, 2, -2 … */
const outwards = (most: number): number[] =>
  Array.from({ length: 2 * most + 1 }, (_, index) => (index % 2 ? 1 : -1) * Math.ceil(index / 2));

const area = (ring: Position[], properties: Record<string, string>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [ring] },
});
