import { cornersOf } from '@vitrine/contract/core/search-area.ts';
import { useEffect, useMemo } from 'react';
import { boundsOf } from '../geo.ts';
import type { MapSurface } from '../map-types.ts';
import { MapView } from '../map-view.tsx';
import { useAreaLayer } from './use-area-layer.ts';

export interface AreaMapProps {
  label: string;
  area: string;
}

const noPlaces = { markers: [], clusters: [] };

/** Renders a map that shows a drawn area, which stays as it is. */
export function AreaMap({ label, area }: AreaMapProps) {
  const bounds = useMemo(() => boundsOf(cornersOf(area)), [area]);
  return (
    <MapView
      label={label}
      places={noPlaces}
      fitKey={area}
      emptyBounds={bounds}
      fitBounds={bounds}
      activeId={null}
      popup={() => null}
      tools={(surface) => <ShownArea surface={surface} area={area} />}
    />
  );
}

function ShownArea({ surface, area }: { surface: MapSurface; area: string }) {
  const layer = useAreaLayer(surface);
  useEffect(() => layer?.showArea(cornersOf(area)), [layer, area]);
  return null;
}
