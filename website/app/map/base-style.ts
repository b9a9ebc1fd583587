import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

/**
 * How near one may come to the offline map. Its shapes are true to about 300 m, which shows from zoom 13 on; but neighbours in a
 * street stand apart only at 16.
 */
export const baseMaxZoom = 16;

/** As far as the offline map reaches. */
export const baseBounds: MapBounds = { SouthWest_lat: 35, SouthWest_lng: -99, NorthEast_lat: 66.5, NorthEast_lng: -41 };

/** The page's text font: without an address for glyphs the engine draws letters from the browser's fonts. */
const labelFont = ['Instrument Sans Variable', 'sans-serif'];

/**
 * The offline base map (`website/map-data`): land and waters, the border, and the names of waters, regions, municipalities and
 * quarters, in the colours of the page and the language of the visitor.
 */
export const baseStyle = (palette: MapPalette, baseMapUrl: string, locale: Locale): StyleSpecification => ({
  version: 8,
  sources: { base: { type: 'geojson', data: baseMapUrl, tolerance: 0.2, maxzoom: 12 } },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    // Shallow water along the coasts, under the land that hides its other half.
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
    ...nameLayers(palette, locale),
  ],
});

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];

const coastWidth: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 4, 5, 8, 14, 12, 34];

/** Where a town is built up: a shade about its middle that says how large it is, and no more than that. */
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

/** Metres a pixel at 46° north and zoom 0, with tiles of 512 px. */
const metresPerPixel = 54_300;

function builtAt(zoom: number): ExpressionSpecification {
  const metres: ExpressionSpecification = ['match', ['get', 'rank'], 1, 15_000, 2, 8000, 5500];
  return ['*', metres, 2 ** zoom / metresPerPixel];
}

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

/** From the least to the most important, as the later one takes its place first. */
function nameLayers(palette: MapPalette, locale: Locale): LayerSpecification[] {
  const name: ExpressionSpecification =
    locale === 'en' ? ['coalesce', ['get', 'english'], ['get', 'name']] : ['get', 'name'];
  const spaced = {
    'text-field': name,
    'text-font': labelFont,
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
        'text-font': labelFont,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 8, 13],
        'text-letter-spacing': 0.06,
        'text-max-width': 8,
      },
      paint: { 'text-color': palette.waterLabel },
    },
  ];
}

const leastZoom: Readonly<Record<number, number>> = { 1: 3, 2: 6.5, 3: 8, 4: 9.5, 5: 10.5 };

const townName = (rank: number, palette: MapPalette): LayerSpecification => ({
  id: `town-${rank}`,
  type: 'symbol',
  source: 'base',
  minzoom: leastZoom[rank] ?? 8,
  filter: ['all', isKind('town'), ['==', ['get', 'rank'], rank]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': labelFont,
    'text-size': ['interpolate', ['linear'], ['zoom'], 5, rank === 1 ? 12.5 : 11, 12, rank === 1 ? 17 : 13],
    'text-max-width': 8,
    'text-padding': 4,
    // Listings crowd where the town is: its name stands beside them.
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': rank === 1 ? 1.9 : 1.4,
  },
  paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
});
