import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

/**
 * How near one may come to the offline map. Its shapes are true to about 300 m, which shows from zoom 13 on; but neighbours in a
 * street stand apart only at 16.
 */
export const baseMaxZoom = 16;

/** As far as the offline map reaches. */
export const baseBounds: MapBounds = { SouthWest_lat: 35, SouthWest_lng: -99, NorthEast_lat: 66.5, NorthEast_lng: -41 };

/** The page's text font: without an address for glyphs the engine draws letters from the browser's fonts. */
export const labelFont = ['Instrument Sans Variable', 'sans-serif'];

/** The offline base map (`website/map-data`): land and waters, the border and the names of towns, in the colours of the page. */
export const baseStyle = (palette: MapPalette, baseMapUrl: string): StyleSpecification => ({
  version: 8,
  sources: { base: { type: 'geojson', data: baseMapUrl, tolerance: 0.2, maxzoom: 12 } },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'land',
      type: 'fill',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'fill-color': palette.land, 'fill-antialias': false },
    },
    {
      id: 'lake',
      type: 'fill',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'lake'],
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'river',
      type: 'line',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'river'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.water, 'line-width': trueWidth },
    },
    {
      id: 'border',
      type: 'line',
      source: 'base',
      filter: ['==', ['get', 'kind'], 'border'],
      paint: { 'line-color': palette.border, 'line-dasharray': [4, 3], 'line-width': 1 },
    },
    ...[1, 2, 3, 4].map((rank) => townLayer(rank, palette)),
  ],
});

/** Metres a pixel at 46° north and zoom 0, with tiles of 512 px. */
const metresPerPixel = 54_300;
const pixelsAt = (zoom: number): ExpressionSpecification => [
  'max',
  ['*', ['get', 'width'], 2 ** zoom / metresPerPixel],
  // A river that would vanish is still drawn as a hairline, and a thin one not from afar.
  ['case', ['<', ['get', 'width'], 500], zoom < 8 ? 0 : 1, 1],
];

/** A line as wide on the map as the river is on the ground. */
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

const leastZoom: Record<number, number> = { 1: 3, 2: 6.5, 3: 8, 4: 9.5 };

const townLayer = (rank: number, palette: MapPalette): StyleSpecification['layers'][number] => ({
  id: `town-${rank}`,
  type: 'symbol',
  source: 'base',
  minzoom: leastZoom[rank] ?? 8,
  filter: ['all', ['==', ['get', 'kind'], 'town'], ['==', ['get', 'rank'], rank]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': labelFont,
    'text-size': ['interpolate', ['linear'], ['zoom'], 5, rank === 1 ? 12 : 11, 12, rank === 1 ? 17 : 13],
    'text-max-width': 8,
    'text-padding': 6,
    // Listings crowd where the town is: its name stands beside them.
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': rank === 1 ? 1.9 : 1.4,
  },
  paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
});
