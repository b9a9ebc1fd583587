import type { Feature, Position } from 'geojson';
import {
  estateLake,
  estateLots,
  estateRoads,
  estateStream,
  estateTrail,
  type Metres,
  positionOf,
  rounded,
} from '../sites/estate/estate-plan.ts';
import type { MapLayers } from './draw-quarter.ts';

/** Edge of the woods around the estate. */
const woods: readonly Metres[] = [
  [-640, 90],
  [-600, 300],
  [-440, 470],
  [-100, 540],
  [250, 520],
  [520, 420],
  [640, 180],
  [620, -80],
  [470, -290],
  [180, -390],
  [-180, -400],
  [-470, -310],
  [-610, -110],
];

/** Draws the estate of the demo as a plan: its woods, lake, roads, trail, and the shapes of all lots. */
export function drawEstate(): MapLayers {
  const lots = estateLots.map(({ ring }) => closed(ring));
  return {
    landuse: [
      polygon([closed(rounded(woods, true)), ...lots], { kind: 'forest' }),
      ...lots.map((ring) => polygon([ring], { kind: 'residential' })),
    ],
    roads: [
      ...estateRoads.map(({ name, line: points }) => line(points, { kind: 'minor_road', name })),
      line(estateTrail, { kind: 'path' }),
    ],
    water: [
      polygon([closed(rounded(estateLake.shore, true))], { kind: 'lake' }),
      line(rounded(estateStream), { kind: 'stream' }),
      {
        type: 'Feature',
        properties: { kind: 'lake', name: estateLake.name },
        geometry: { type: 'Point', coordinates: position([10, 150]) },
      },
    ],
    buildings: [],
    places: [],
  };
}

function position(point: Metres): Position {
  const [lat, lng] = positionOf(point);
  return [lng, lat];
}

function closed(ring: readonly Metres[]): Position[] {
  const positions = ring.map(position);
  return [...positions, ...positions.slice(0, 1)];
}

const polygon = (rings: Position[][], properties: Record<string, string>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: rings },
});

const line = (points: readonly Metres[], properties: Record<string, string>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates: points.map(position) },
});
