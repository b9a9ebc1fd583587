import { useEffect, useState } from 'react';
import type { MapSurface } from '../map-types.ts';
import { AreaLayer } from './area-layer.ts';

/** Returns the layer that draws areas over a map; null until it exists. */
export function useAreaLayer(surface: MapSurface): AreaLayer | null {
  const [layer, setLayer] = useState<AreaLayer | null>(null);
  useEffect(() => {
    const made = new AreaLayer(surface);
    setLayer(made);
    return () => made.remove();
  }, [surface]);
  return layer;
}
