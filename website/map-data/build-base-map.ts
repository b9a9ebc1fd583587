import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { areaOf, type Box, clipRing, type Point, roundOff, simplify } from './clip-ring.ts';
import { lakes, redrawn, rivers } from './inland-waters.ts';
import { type PlaceName, quarters, regions, waters } from './names.ts';
import { riverPieces } from './river-pieces.ts';
import { towns } from './towns.ts';

/**
 * Writes `app/map/generated/base-map.json`, the offline base map: Natural Earth's land cut to Québec and its surroundings, with
 * our own waters and names. Run it when the data beside it changes: `node website/map-data/build-base-map.ts`.
 */

/** The detailed area. Degrees; the tolerance is about 100 m, which is hardly visible at zoom 13. */
const near = { box: { west: -80, south: 44.4, east: -57, north: 53 }, tolerance: 0.0012, leastArea: 0.0001 };
/** The surroundings: four boxes around the detailed area, which overlap it slightly to avoid visible seams. */
const hair = 0.01;
const all: Box = { west: -100, south: 34, east: -40, north: 67 };
const around = [
  { ...all, south: near.box.north - hair },
  { ...all, north: near.box.south + hair },
  { ...near.box, west: all.west, east: near.box.west + hair },
  { ...near.box, west: near.box.east - hair, east: all.east },
].map((box) => ({ box, tolerance: 0.01, leastArea: 0.01 }));
const decimals = 3;

const require = createRequire(import.meta.url);
// Files of the packages, whose shape world-atlas documents.
const atlas = (name: string) => JSON.parse(readFileSync(require.resolve(`world-atlas/${name}`), 'utf8')) as Topology;

type Geometry =
  | { type: 'Point'; coordinates: Point }
  | { type: 'LineString'; coordinates: Point[] }
  | { type: 'Polygon'; coordinates: Point[][] };

const round = ([lng, lat]: Point): Point => [Number(lng.toFixed(decimals)), Number(lat.toFixed(decimals))];
/** Rounds our own curves more precisely, because steps of 100 m would make corners of them. */
const roundFine = ([lng, lat]: Point): Point => [Number(lng.toFixed(4)), Number(lat.toFixed(4))];
const fromLatLng = ([lat, lng]: readonly [number, number]): Point => [lng, lat];
const shape = (kind: string, geometry: Geometry, more: object = {}) => ({
  type: 'Feature' as const,
  properties: { kind, ...more },
  geometry,
});

function land({ box, tolerance, leastArea }: typeof near) {
  const topology = atlas('land-10m.json');
  const collection = feature(topology, topology.objects.land as GeometryCollection);
  return collection.features
    .flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [],
    )
    .flatMap((rings) => {
      const [outer, ...holes] = rings
        .map((ring) => clipRing(ring as unknown as Point[], box)) // positions of an atlas have two numbers
        .filter((ring) => ring.length > 2 && areaOf(ring) > leastArea)
        .map((ring) => simplify([...ring, ring[0] ?? [0, 0]], tolerance).map(round));
      return outer ? [shape('land', { type: 'Polygon', coordinates: [outer, ...holes] })] : [];
    });
}

/** Returns the borders between countries with land on both sides. */
function borders() {
  const topology = atlas('countries-10m.json');
  const lines = mesh(topology, topology.objects.countries as GeometryCollection, (one, other) => one !== other);
  return lines.coordinates
    .map((line) => (line as unknown as Point[]).filter(isInBox))
    .filter((line) => line.length > 1)
    .map((line) => shape('border', { type: 'LineString', coordinates: simplify(line, near.tolerance * 2).map(round) }));
}

const isInBox = ([lng, lat]: Point): boolean => lng > all.west && lng < all.east && lat > all.south && lat < all.north;

const label = (kind: string, { name, english, lat, lng }: PlaceName, more: object = {}) =>
  shape(kind, { type: 'Point', coordinates: [lng, lat] }, { name, ...(english !== undefined && { english }), ...more });

const map = {
  type: 'FeatureCollection',
  features: [
    ...[near, ...around].flatMap(land),
    shape('land', { type: 'Polygon', coordinates: [redrawn.map(fromLatLng)] }),
    ...lakes.map(({ shore }) =>
      shape('lake', { type: 'Polygon', coordinates: [roundOff(shore.map(fromLatLng), true).map(roundFine)] }),
    ),
    ...riverPieces(rivers).map(({ width, line }) =>
      shape('river', { type: 'LineString', coordinates: line.map(roundFine) }, { width }),
    ),
    ...borders(),
    ...waters.map((water) => label('water-name', water, { isSmall: water.isSmall })),
    ...regions.map((region) => label('region', region, { isNeighbour: region.isNeighbour })),
    ...quarters.map((quarter) => label('quarter', quarter)),
    ...towns.map(([name, lat, lng, rank]) => shape('town', { type: 'Point', coordinates: [lng, lat] }, { name, rank })),
  ],
};

const text = JSON.stringify(map);
writeFileSync(new URL('../app/map/generated/base-map.json', import.meta.url), `${text}\n`);
console.log(`${map.features.length} shapes, ${Math.round(gzipSync(text).length / 1024)} KB gz`);
