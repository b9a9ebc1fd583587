import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';

/** The archive of map tiles that the website serves (`DATA_DIR/maps`), as its header describes it. */
export interface MapArchive {
  /** Path with the version of the file, which changes when the file is replaced. */
  url: string;
  bounds: MapBounds;
  /** Zoom of its coarsest tiles; below it the offline map stands alone. */
  minZoom: number;
  /** Zoom of its most detailed tiles. */
  maxZoom: number;
  /** Whose data it holds, as text: `© OpenStreetMap`. Null when the archive names nobody. */
  attribution: string | null;
}
