import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type {
  ExpressionSpecification,
  LayerSpecification,
  Map as MapLibre,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapArchive } from '../site/map-archive.ts';
import { baseMaxZoom } from './map-detail.ts';
import type { MapPalette } from './map-palette.ts';
import { streetLayers, streetNames, streetSource } from './street-style.ts';

/** Layer with a filter in the new form of expressions. An intersection with both forms takes the type checker minutes. */
interface SymbolLayer extends Omit<SymbolLayerSpecification, 'filter'> {
  filter: ExpressionSpecification;
}

/** Area that the offline map covers. */
export const baseBounds: MapBounds = { SouthWest_lat: 35, SouthWest_lng: -99, NorthEast_lat: 66.5, NorthEast_lng: -41 };

/**
 * Returns the style of the offline base map (`website/map-data`): land and water, the border, and the names of waters, regions,
 * municipalities and quarters, in the colours of the page and the language of the visitor.
 */
export const baseStyle = (
  palette: MapPalette,
  baseMapUrl: string,
  { locale, archive }: { locale: Locale; archive: MapArchive | null },
): StyleSpecification => ({
  version: 8,
  sources: {
    base: { type: 'geojson', data: baseMapUrl, tolerance: 0.2, maxzoom: baseMaxZoom },
    ...(archive && { streets: streetSource(archive) }),
  },
  layers: [
    // The map has the colour of land until its shores are there (`showWater`), as most of what visitors look at is land.
    { id: 'water', type: 'background', paint: { 'background-color': palette.land } },
    // Shallow water along the coasts. The land above covers half of the line.
    {
      id: 'shallows',
      type: 'line',
      source: 'base',
      filter: isKind('land'),
      paint: { 'line-color': palette.shallow, 'line-width': coastWidth, 'line-blur': coastWidth },
    },
    {
      id: 'land',
      type: 'fill',
      source: 'base',
      filter: isKind('land'),
      paint: { 'fill-color': palette.land, 'fill-antialias': false },
    },
    built(palette),
    {
      id: 'lake',
      type: 'fill',
      source: 'base',
      filter: isKind('lake'),
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'river',
      type: 'line',
      source: 'base',
      filter: isKind('river'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.water, 'line-width': trueWidth },
    },
    {
      id: 'border',
      type: 'line',
      source: 'base',
      filter: isKind('border'),
      paint: { 'line-color': palette.border, 'line-dasharray': [4, 3], 'line-width': 1 },
    },
    ...(archive ? streetLayers(palette) : []),
    ...nameLayers(palette, locale).map((layer) => (archive ? withoutNamesOf(archive, layer) : layer)),
    ...(archive ? streetNames(palette, locale) : []),
  ],
});

/** Fills the sea, once the land above it has been drawn. */
export function showWater(map: MapLibre, palette: MapPalette): void {
  map.setPaintProperty('water', 'background-color', palette.water);
}

/** Returns a layer of names without those that an archive brings itself, which are all within its bounds from its first zoom on. */
function withoutNamesOf({ bounds, minZoom }: MapArchive, layer: SymbolLayer): SymbolLayer {
  const { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east } = bounds;
  const box = [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
  const isOutside: ExpressionSpecification = ['!', ['within', { type: 'Polygon', coordinates: box }]];
  return { ...layer, filter: ['all', layer.filter, ['any', ['<', ['zoom'], minZoom], isOutside]] };
}

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];

const coastWidth: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 4, 5, 8, 14, 12, 34];

/** Returns a layer that shades each built-up area with a circle whose size depends on the town's rank. */
const built = (palette: MapPalette): LayerSpecification => ({
  id: 'built',
  type: 'circle',
  source: 'base',
  maxzoom: 11.5,
  filter: ['all', isKind('town'), ['<=', ['get', 'rank'], 3]],
  paint: {
    'circle-color': palette.built,
    'circle-blur': 1,
    'circle-opacity': ['interpolate', ['linear'], ['zoom'], 5, 0.9, 9, 0.6, 11.5, 0],
    'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 4, builtAt(4), 13, builtAt(13)],
    'circle-pitch-alignment': 'map',
  },
});

/** Metres per pixel at latitude 46° north and zoom 0, with tiles of 512 px. */
const metresPerPixel = 54_300;

function builtAt(zoom: number): ExpressionSpecification {
  const metres: ExpressionSpecification = ['match', ['get', 'rank'], 1, 15_000, 2, 8000, 5500];
  return ['*', metres, 2 ** zoom / metresPerPixel];
}

const pixelsAt = (zoom: number): ExpressionSpecification => [
  'max',
  ['*', ['get', 'width'], 2 ** zoom / metresPerPixel],
  // Every river is at least one pixel wide; narrow ones may vanish below zoom 8.
  ['case', ['<', ['get', 'width'], 500], zoom < 8 ? 0 : 1, 1],
];

/** Line width that matches the real width of the river at every zoom. */
const trueWidth: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  4,
  pixelsAt(4),
  8,
  pixelsAt(8),
  16,
  pixelsAt(16),
];

/** Returns the name layers from the least to the most important, because the engine places later layers first. */
function nameLayers(palette: MapPalette, locale: Locale): SymbolLayer[] {
  const name: ExpressionSpecification =
    locale === 'en' ? ['coalesce', ['get', 'english'], ['get', 'name']] : ['get', 'name'];
  const spaced = {
    'text-field': name,
    'text-font': palette.font,
    'text-transform': 'uppercase' as const,
    'text-max-width': 9,
  };
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 };
  return [
    {
      id: 'quarter',
      type: 'symbol',
      source: 'base',
      minzoom: 11.3,
      filter: isKind('quarter'),
      layout: { ...spaced, 'text-size': 10.5, 'text-letter-spacing': 0.08 },
      paint: { 'text-color': palette.faint, ...halo },
    },
    {
      id: 'region',
      type: 'symbol',
      source: 'base',
      minzoom: 5.6,
      maxzoom: 9,
      filter: ['all', isKind('region'), ['!', ['get', 'isNeighbour']]],
      layout: { ...spaced, 'text-size': 10.5, 'text-letter-spacing': 0.18, 'text-padding': 8 },
      paint: { 'text-color': palette.faint, ...halo },
    },
    {
      id: 'neighbour',
      type: 'symbol',
      source: 'base',
      maxzoom: 9,
      filter: ['all', isKind('region'), ['get', 'isNeighbour']],
      layout: {
        ...spaced,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 8, 14],
        'text-letter-spacing': 0.25,
      },
      paint: { 'text-color': palette.faint, ...halo },
    },
    ...[5, 4, 3, 2, 1].map((rank) => townName(rank, palette)),
    {
      id: 'water-name',
      type: 'symbol',
      source: 'base',
      minzoom: 3.5,
      maxzoom: 11,
      filter: ['all', isKind('water-name'), ['any', ['!', ['get', 'isSmall']], ['>=', ['zoom'], 6]]],
      layout: {
        'text-field': name,
        'text-font': palette.font,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 8, 13],
        'text-letter-spacing': 0.06,
        'text-max-width': 8,
      },
      paint: { 'text-color': palette.waterLabel },
    },
  ];
}

const leastZoom: Readonly<Record<number, number>> = { 1: 3, 2: 6.5, 3: 8, 4: 9.5, 5: 10.5 };

const townName = (rank: number, palette: MapPalette): SymbolLayer => ({
  id: `town-${rank}`,
  type: 'symbol',
  source: 'base',
  minzoom: leastZoom[rank] ?? 8,
  filter: ['all', isKind('town'), ['==', ['get', 'rank'], rank]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': palette.font,
    'text-size': ['interpolate', ['linear'], ['zoom'], 5, rank === 1 ? 12.5 : 11, 12, rank === 1 ? 17 : 13],
    'text-max-width': 8,
    'text-padding': 4,
    // The name is placed beside the centre of the town, where most markers are.
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': rank === 1 ? 1.9 : 1.4,
  },
  paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
});
