import type { Locale } from '@vitrine/contract/locale.ts';
import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';
import type { MapArchive } from '../site/map-archive.ts';
import type { MapPalette } from './map-palette.ts';

/** The tiles of the archive, which `pmtiles` reads in parts. */
export const streetSource = ({ url, bounds, minZoom, maxZoom }: MapArchive): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [`pmtiles://${new URL(url, window.location.href)}/{z}/{x}/{y}`],
  minzoom: minZoom,
  maxzoom: maxZoom,
  bounds: [bounds.SouthWest_lng, bounds.SouthWest_lat, bounds.NorthEast_lng, bounds.NorthEast_lat],
});

const fromLayer = (id: string, layer: string) => ({ id, source: 'streets', 'source-layer': layer });
const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const isShape = (shape: 'Polygon' | 'LineString' | 'Point'): ExpressionSpecification => [
  '==',
  ['geometry-type'],
  shape,
];
const byZoom = (...stops: [zoom: number, value: number][]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops.flat(),
];

const green = [
  'park',
  'forest',
  'wood',
  'nature_reserve',
  'national_park',
  'protected_area',
  'cemetery',
  'golf_course',
];
const moreGreen = ['grass', 'grassland', 'meadow', 'garden', 'recreation_ground', 'village_green', 'playground', 'zoo'];

/** Kinds of roads in the order in which they are drawn, with their widths in px. */
const roads = [
  { kinds: ['path'], from: 14, width: byZoom([14, 0.5], [18, 4]), edge: null },
  { kinds: ['other', 'minor_road'], from: 11.5, width: byZoom([11.5, 0.4], [14, 2.6], [18, 22]), edge: 13 },
  { kinds: ['major_road'], from: 8, width: byZoom([8, 0.5], [12, 2], [14, 5], [18, 30]), edge: 11.5 },
  { kinds: ['highway'], from: 6, width: byZoom([6, 0.6], [12, 3], [14, 6], [18, 34]), edge: 10 },
] as const;

/**
 * Returns the layers of an archive in the layout of Protomaps' base map, without their names: land, water, parks, buildings, roads and
 * borders in the colours of the page.
 */
export function streetLayers(palette: MapPalette): LayerSpecification[] {
  return [
    { ...fromLayer('earth', 'earth'), type: 'fill', filter: isShape('Polygon'), paint: { 'fill-color': palette.land } },
    {
      ...fromLayer('landcover', 'landcover'),
      type: 'fill',
      maxzoom: 9,
      filter: isKind('forest', 'grassland', 'scrub'),
      paint: { 'fill-color': palette.park, 'fill-opacity': 0.35 },
    },
    {
      ...fromLayer('urban', 'landcover'),
      type: 'fill',
      maxzoom: 11,
      filter: isKind('urban_area'),
      paint: { 'fill-color': palette.built },
    },
    {
      ...fromLayer('residential', 'landuse'),
      type: 'fill',
      filter: isKind('residential'),
      paint: { 'fill-color': palette.built, 'fill-opacity': 0.6 },
    },
    {
      ...fromLayer('park', 'landuse'),
      type: 'fill',
      filter: isKind(...green, ...moreGreen),
      paint: { 'fill-color': palette.park },
    },
    {
      ...fromLayer('public-ground', 'landuse'),
      type: 'fill',
      minzoom: 12,
      filter: isKind('hospital', 'school', 'university', 'college', 'industrial', 'commercial', 'railway'),
      paint: { 'fill-color': palette.built, 'fill-opacity': 0.5 },
    },
    {
      ...fromLayer('open-water', 'water'),
      type: 'fill',
      filter: isShape('Polygon'),
      paint: { 'fill-color': palette.water },
    },
    {
      ...fromLayer('stream', 'water'),
      type: 'line',
      minzoom: 9,
      filter: isShape('LineString'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.water, 'line-width': byZoom([9, 0.5], [18, 8]) },
    },
    {
      ...fromLayer('building', 'buildings'),
      type: 'fill',
      minzoom: 14,
      filter: isShape('Polygon'),
      paint: { 'fill-color': palette.building, 'fill-opacity': byZoom([14, 0], [15, 1]) },
    },
    ...roads.flatMap((road) => roadEdge(road, palette)),
    ...roads.map((road) => roadFill(road, palette)),
    {
      ...fromLayer('rail', 'roads'),
      type: 'line',
      minzoom: 11,
      filter: isKind('rail'),
      paint: { 'line-color': palette.roadEdge, 'line-width': byZoom([11, 0.5], [18, 3]) },
    },
    {
      ...fromLayer('boundary', 'boundaries'),
      type: 'line',
      filter: isKind('country', 'region'),
      paint: { 'line-color': palette.border, 'line-dasharray': [4, 3], 'line-width': 1 },
    },
  ];
}

type Road = (typeof roads)[number];
const roadLayout = { 'line-cap': 'round', 'line-join': 'round' } as const;

function roadEdge({ kinds, width, edge }: Road, palette: MapPalette): LineLayerSpecification[] {
  if (edge === null) return [];
  return [
    {
      ...fromLayer(`${kinds.at(-1)}-edge`, 'roads'),
      type: 'line',
      minzoom: edge,
      filter: isKind(...kinds),
      layout: roadLayout,
      // A line beside each edge, as wide as the gap between them.
      paint: { 'line-color': palette.roadEdge, 'line-gap-width': width, 'line-width': byZoom([10, 0.4], [18, 1.2]) },
    },
  ];
}

const roadFill = ({ kinds, width, from, edge }: Road, palette: MapPalette): LineLayerSpecification => ({
  ...fromLayer(`${kinds.at(-1)}`, 'roads'),
  type: 'line',
  minzoom: from,
  filter: isKind(...kinds),
  layout: roadLayout,
  paint: {
    // A road is a thin grey line until there is room for its edges.
    'line-color': edge === null ? palette.roadEdge : ['step', ['zoom'], palette.roadEdge, edge, palette.road],
    'line-width': width,
  },
});

/** Returns the names of the archive in the page's language, from the least to the most important. */
export function streetNames(palette: MapPalette, locale: Locale): SymbolLayerSpecification[] {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${locale}`], ['get', 'name']];
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 };
  const spaced = {
    'text-field': name,
    'text-font': palette.font,
    'text-transform': 'uppercase' as const,
    'text-max-width': 9,
    'text-size': 10.5,
  };
  return [
    roadNames('minor-name', ['minor_road', 'other'], { from: 14.5, name, palette }),
    roadNames('major-name', ['major_road', 'highway'], { from: 12.5, name, palette }),
    {
      ...fromLayer('park-name', 'landuse'),
      type: 'symbol',
      minzoom: 14,
      filter: isKind(...green),
      layout: { 'text-field': name, 'text-font': palette.font, 'text-size': 11, 'text-max-width': 8 },
      paint: { 'text-color': palette.faint, ...halo },
    },
    {
      ...fromLayer('water-label', 'water'),
      type: 'symbol',
      filter: isShape('Point'),
      layout: {
        'text-field': name,
        'text-font': palette.font,
        'text-size': byZoom([4, 10], [10, 12]),
        'text-letter-spacing': 0.06,
        'text-max-width': 8,
      },
      paint: { 'text-color': palette.waterLabel },
    },
    {
      ...fromLayer('neighbourhood', 'places'),
      type: 'symbol',
      minzoom: 11.3,
      maxzoom: 16,
      filter: isKind('neighbourhood', 'macrohood'),
      layout: { ...spaced, 'text-letter-spacing': 0.08 },
      paint: { 'text-color': palette.faint, ...halo },
    },
    {
      ...fromLayer('region-name', 'places'),
      type: 'symbol',
      maxzoom: 8,
      filter: isKind('region', 'country'),
      layout: { ...spaced, 'text-letter-spacing': 0.2, 'text-padding': 8 },
      paint: { 'text-color': palette.faint, ...halo },
    },
    {
      ...fromLayer('locality', 'places'),
      type: 'symbol',
      maxzoom: 15.5,
      filter: isKind('locality'),
      layout: {
        'text-field': name,
        'text-font': palette.font,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          5,
          ['case', ['>=', population, 11], 12.5, 11],
          12,
          ['case', ['>=', population, 11], 17, 13],
        ],
        'text-max-width': 8,
        'text-padding': 4,
        'symbol-sort-key': ['-', 0, population],
        // The name is placed beside the centre of the town, where most markers are.
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.4,
      },
      paint: { 'text-color': palette.label, ...halo },
    },
  ];
}

/** Rank of a place by its population, from 0 to about 17. */
const population: ExpressionSpecification = ['coalesce', ['get', 'population_rank'], 0];

const roadNames = (
  id: string,
  kinds: string[],
  { from, name, palette }: { from: number; name: ExpressionSpecification; palette: MapPalette },
): SymbolLayerSpecification => ({
  ...fromLayer(id, 'roads'),
  type: 'symbol',
  minzoom: from,
  filter: isKind(...kinds),
  layout: {
    'symbol-placement': 'line',
    'text-field': name,
    'text-font': palette.font,
    'text-size': byZoom([13, 10], [18, 13]),
    'symbol-spacing': 320,
  },
  paint: { 'text-color': palette.label, 'text-halo-color': palette.road, 'text-halo-width': 1.6 },
});
