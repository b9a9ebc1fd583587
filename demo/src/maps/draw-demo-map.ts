import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { municipalities } from '../listings/municipalities.ts';
import type { Municipality } from '../listings/place.ts';
import { estateMiddle } from '../sites/estate/estate-plan.ts';
import { drawEstate } from './draw-estate.ts';
import { drawQuarter, type MapLayers } from './draw-quarter.ts';
import { outlines } from './shores.ts';
import { type ArchiveTile, writeArchive } from './write-archive.ts';

/** The built-in map shows less detail than streets need from here on. */
const minZoom = 11;
const maxZoom = 14;
const layerNames = ['landuse', 'water', 'roads', 'buildings', 'places'] as const;
/** Degrees around a quarter within which it is drawn. */
const margin = 0.04;

/** A part of the map that is drawn on its own. */
interface Part {
  lat: number;
  lng: number;
  /** Distance within which it is drawn. */
  km: number;
  draw: () => MapLayers;
}

const estate: Part = { lat: estateMiddle[0], lng: estateMiddle[1], km: 0.7, draw: drawEstate };

/**
 * Returns the archive of the demo's own places: streets around every quarter that has listings, the plan of the estate, and the names of all
 * towns.
 */
export function drawDemoMap(of: readonly Municipality[] = municipalities): Buffer {
  const quarters = of.flatMap((place) =>
    place.quarters.map((quarter): Part => {
      const { lat, lng, km } = quarter;
      return { lat, lng, km: km * 2, draw: () => drawQuarter(place, quarter) };
    }),
  );
  const parts = [...quarters, estate];
  const tiles = [...byTile(parts)].flatMap(([tile, inside]) => tilesBelow(tile, inside));
  const lats = parts.map(({ lat }) => lat);
  const lngs = parts.map(({ lng }) => lng);
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

/** Returns the parts by the tile of the first zoom, each in all of the tiles that it touches. */
function byTile(parts: readonly Part[]): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const part of parts) {
    const { lat, lng, km } = part;
    const reach = km / 60;
    const touched = [-reach, reach].flatMap((north) => [-reach, reach].map((east) => tileAt(lat + north, lng + east)));
    for (const tile of new Set(touched)) found.set(tile, [...(found.get(tile) ?? []), part]);
  }
  return found;
}

function tileAt(lat: number, lng: number): string {
  const size = 2 ** minZoom;
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return `${Math.floor((lng / 360 + 0.5) * size)}/${Math.floor(y * size)}`;
}

function tilesBelow(tile: string, parts: readonly Part[]): ArchiveTile[] {
  const [x = 0, y = 0] = tile.split('/').map(Number);
  const drawn = parts.map(({ draw }) => draw());
  const layers: MapLayers = {
    landuse: drawn.flatMap(({ landuse }) => landuse),
    water: drawn.flatMap(({ water }) => water),
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
