import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { municipalities } from '../listings/municipalities.ts';
import type { Municipality, Quarter } from '../listings/place.ts';
import { drawQuarter, type MapLayers } from './draw-quarter.ts';
import { outlines } from './shores.ts';
import { type ArchiveTile, writeArchive } from './write-archive.ts';

/** The built-in map shows less detail than streets need from here on. */
const minZoom = 11;
const maxZoom = 14;
const layerNames = ['landuse', 'roads', 'buildings', 'places'] as const;
/** Degrees around a quarter within which it is drawn. */
const margin = 0.04;

interface Placed {
  place: Municipality;
  quarter: Quarter;
}

/** Returns the archive of the demo's own places: streets around every quarter that has listings, and the names of all towns. */
export function drawDemoMap(of: readonly Municipality[] = municipalities): Buffer {
  const quarters = of.flatMap((place) => place.quarters.map((quarter) => ({ place, quarter })));
  const tiles = [...byTile(quarters)].flatMap(([tile, inside]) => tilesBelow(tile, inside));
  const lats = quarters.map(({ quarter }) => quarter.lat);
  const lngs = quarters.map(({ quarter }) => quarter.lng);
  return writeArchive(tiles, {
    bounds: [
      Math.min(...lngs) - margin,
      Math.min(...lats) - margin,
      Math.max(...lngs) + margin,
      Math.max(...lats) + margin,
    ],
    minZoom,
    maxZoom,
    metadata: {
      name: 'Streets of the demo',
      description: 'Invented streets around the listings of the demo, in the layout of Protomaps’ base map.',
      vector_layers: layerNames.map((id) => ({ id, fields: {} })),
    },
  });
}

/** Returns the quarters by the tile of the first zoom, each in all of the tiles that it touches. */
function byTile(quarters: readonly Placed[]): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>();
  for (const placed of quarters) {
    const { lat, lng, km } = placed.quarter;
    const reach = (km * 2) / 60;
    const touched = [-reach, reach].flatMap((north) => [-reach, reach].map((east) => tileAt(lat + north, lng + east)));
    for (const tile of new Set(touched)) found.set(tile, [...(found.get(tile) ?? []), placed]);
  }
  return found;
}

function tileAt(lat: number, lng: number): string {
  const size = 2 ** minZoom;
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return `${Math.floor((lng / 360 + 0.5) * size)}/${Math.floor(y * size)}`;
}

function tilesBelow(tile: string, quarters: readonly Placed[]): ArchiveTile[] {
  const [x = 0, y = 0] = tile.split('/').map(Number);
  const drawn = quarters.map(({ place, quarter }) => drawQuarter(place, quarter));
  const layers: MapLayers = {
    landuse: drawn.flatMap(({ landuse }) => landuse),
    roads: drawn.flatMap(({ roads }) => roads),
    buildings: drawn.flatMap(({ buildings }) => buildings),
    places: towns,
  };
  const indexes = layerNames.map((name) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features: layers[name] },
      { maxZoom, tolerance: 2, indexMaxZoom: minZoom },
    ),
  }));
  const tiles: ArchiveTile[] = [];
  for (let z = minZoom; z <= maxZoom; z++) {
    const across = 2 ** (z - minZoom);
    for (let column = x * across; column < (x + 1) * across; column++) {
      for (let row = y * across; row < (y + 1) * across; row++) {
        const inTile = indexes.flatMap(({ name, index }) => {
          if (name === 'buildings' && z < maxZoom) return [];
          const made = index.getTile(z, column, row);
          return made && made.features.length > 0 ? [[name, made] as const] : [];
        });
        if (inTile.length > 0)
          tiles.push({
            z,
            x: column,
            y: row,
            bytes: fromGeojsonVt(Object.fromEntries(inTile), { version: 2, extent: 4096 }),
          });
      }
    }
  }
  return tiles;
}

/** The towns and quarters that the built-in map names, which an archive has to name within its bounds. */
const towns: Feature[] = outlines.flatMap(({ properties: { kind, name, rank = 5 }, geometry }): Feature[] =>
  geometry.type === 'Point' && (kind === 'town' || kind === 'quarter')
    ? [
        {
          type: 'Feature',
          properties: {
            kind: kind === 'town' ? 'locality' : 'neighbourhood',
            name: name ?? '',
            ...(kind === 'town' && { population_rank: 14 - rank }),
          },
          geometry: { type: 'Point', coordinates: [...geometry.coordinates] },
        },
      ]
    : [],
);
