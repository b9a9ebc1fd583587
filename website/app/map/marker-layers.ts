import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { labelFont } from './base-style.ts';
import type { MapPalette } from './map-palette.ts';

/** `2-blocks-and-search §9`: a dot with a radius of 4 and a translucent rim of 26 around it. */
const radius = 4;
const weight = 26;

export const markerSources = { markers: 'markers', clusters: 'clusters', active: 'active' } as const;
export const dotLayer = 'marker-halo';
export const clusterLayers = ['markers-cluster', 'clusters-cluster'];

const isCluster: FilterSpecification = ['has', 'point_count'];
const isSingle: FilterSpecification = ['!', isCluster];

/** Markers, the clusters that the engine makes of near ones, those that core made of too many, and the chosen marker on top. */
export const markerLayers = (palette: MapPalette): LayerSpecification[] => [
  ...clusterLayersOf('clusters', palette),
  ...clusterLayersOf('markers', palette),
  halo('marker-halo', 'markers', palette.marker, 0.22),
  dot('marker-dot', 'markers', palette.marker, palette.halo),
  halo('active-halo', 'active', palette.markerActive, 0.32),
  dot('active-dot', 'active', palette.markerActive, palette.halo),
];

const halo = (id: string, source: string, color: string, opacity: number): LayerSpecification => ({
  id,
  type: 'circle',
  source,
  filter: isSingle,
  paint: { 'circle-radius': radius + weight / 2, 'circle-color': color, 'circle-opacity': opacity },
});

const dot = (id: string, source: string, color: string, rim: string): LayerSpecification => ({
  id,
  type: 'circle',
  source,
  filter: isSingle,
  paint: {
    'circle-radius': radius + 1,
    'circle-color': color,
    'circle-stroke-color': rim,
    'circle-stroke-width': 1.5,
  },
});

const clusterLayersOf = (source: string, palette: MapPalette): LayerSpecification[] => [
  {
    id: `${source}-cluster`,
    type: 'circle',
    source,
    filter: isCluster,
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['log10', ['get', 'point_count']], 0.3, 14, 1, 17, 2, 22, 3.5, 32],
      'circle-color': palette.marker,
      'circle-stroke-color': palette.marker,
      'circle-stroke-opacity': 0.22,
      'circle-stroke-width': 7,
    },
  },
  {
    id: `${source}-count`,
    type: 'symbol',
    source,
    filter: isCluster,
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': labelFont,
      'text-size': 13,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.markerText },
  },
];
