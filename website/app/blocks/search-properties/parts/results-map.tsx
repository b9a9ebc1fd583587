import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { useCallback, useRef, useState } from 'react';
import { ListingPopup } from '../../../items/listing-popup.tsx';
import { useTooltips } from '../../../items/use-tooltips.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatCompactCurrency, formatCurrency } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { isWithin } from '../../../map/geo.ts';
import type { MapFrame } from '../../../map/map-types.ts';
import { MapView } from '../../../map/map-view.tsx';
import { type SearchFilters, writeFilters } from '../../../search/filters.ts';
import { useSite } from '../../../site/site-context.tsx';
import { texts } from '../texts.ts';
import { type ListingMarker, usePlaces } from './use-places.ts';

export interface ResultsMapProps {
  filters: SearchFilters;
  /** The listing whose card is under the pointer. */
  activeId: string | null;
  /** Other listings are in view; null when all of them are. */
  onBounds: (bounds: MapBounds | null) => void;
}

/** The places of the search. The list follows the map only when the set of places in view has changed (`2-blocks-and-search §4`). */
export function ResultsMap({ filters, activeId, onBounds }: ResultsMapProps) {
  const t = useTexts(texts);
  const { mapStyleUrl = null } = useSite();
  const locale = useLocale();
  const face = useCallback(
    ({ price }: ListingMarker) =>
      price
        ? { label: formatCompactCurrency(price, locale), name: t.markerAt(formatCurrency(price, locale, 0)) }
        : { label: '', name: t.marker },
    [t, locale],
  );
  const [frame, setFrame] = useState<MapFrame | null>(null);
  const places = usePlaces(filters, frame);
  const tooltips = useTooltips();
  const lastInView = useRef<string>(null);

  const onMove = (next: MapFrame) => {
    setFrame(next);
    const { markers, clusters } = places;
    if (clusters.length > 0) {
      onBounds(next.bounds);
      return;
    }
    const inView = markers.filter(({ coords }) => isWithin(next.bounds, coords));
    const key = inView.map(({ id }) => id).join();
    if (key === lastInView.current) return;
    lastInView.current = key;
    onBounds(inView.length === markers.length ? null : next.bounds);
  };

  return (
    <MapView
      label={t.map}
      places={places}
      face={face}
      fitKey={writeFilters(filters).toString()}
      activeId={activeId}
      popup={(id) => {
        const listing = tooltips.find(id);
        return listing === null ? null : <ListingPopup listing={listing} />;
      }}
      styleUrl={mapStyleUrl}
      onShow={tooltips.load}
      onMove={onMove}
    />
  );
}
