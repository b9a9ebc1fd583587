import type { MapArchive } from '../site/map-archive.ts';
import { type Coords, isWithin } from './geo.ts';

/**
 * Maximum zoom of the offline map. Its shapes are accurate to about 300 m, which are 23 px here: less than a marker covers. One zoom further
 * a house on a shore would stand in the water.
 */
export const baseMaxZoom = 12;
/** Zooms beyond the last one of an archive at which its lines, which are accurate to a metre or two, still look drawn for it. */
const beyondArchive = 3;
const styleMaxZoom = 19;

/** Sources of a map's tiles. Without either of them the offline map is drawn (`base-style.ts`). */
export interface MapSources {
  styleUrl: string | null;
  archive: MapArchive | null;
}

/** Returns the zoom up to which a map is true at a place: that of a map service, of the archive within its bounds, else of the offline map. */
export function maxZoomAt(coords: Coords, { styleUrl, archive }: MapSources): number {
  if (styleUrl !== null) return styleMaxZoom;
  if (archive === null || !isWithin(archive.bounds, coords)) return baseMaxZoom;
  return Math.max(baseMaxZoom, Math.min(archive.maxZoom + beyondArchive, styleMaxZoom));
}
