import { useCallback, useEffect } from 'react';
import { ListingPopup } from '../../../items/listing-popup.tsx';
import { useTooltips } from '../../../items/use-tooltips.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatCompactCurrency, formatCurrency } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import type { MapFrame } from '../../../map/map-types.ts';
import { MapView } from '../../../map/map-view.tsx';
import { useSite } from '../../../site/site-context.tsx';
import { texts } from '../texts.ts';
import type { ListingMarker, Places } from './places.ts';

export interface ResultsMapProps {
  places: Places;
  /** Whether they answer the search as it is now. */
  isCurrent: boolean;
  /** Where the visitor moved the map; null while it shows all that is found. */
  frame: MapFrame | null;
  /** The listing whose card is under the pointer. */
  activeId: string | null;
  /** The map is there and wants places. */
  onStart: () => void;
  onMove: (frame: MapFrame, isByVisitor: boolean) => void;
  onHover: (uls: string | null) => void;
  onRetry: () => void;
}

/** The places of the search. */
export function ResultsMap({ places, isCurrent, frame, activeId, onStart, onMove, onHover, onRetry }: ResultsMapProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { mapStyleUrl = null } = useSite();
  const tooltips = useTooltips();
  const face = useCallback(
    ({ price }: ListingMarker) => {
      if (!price) return { label: '', name: t.marker };
      const label = formatCompactCurrency(price, locale);
      return { label, name: t.markerAt(label, formatCurrency(price, locale, 0)) };
    },
    [t, locale],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the map is there
  useEffect(onStart, []);

  return (
    <MapView
      label={t.map}
      places={places}
      face={face}
      initialBounds={frame?.bounds ?? null}
      // A view that somebody chose stays.
      fitKey={frame || !isCurrent ? null : places.key}
      activeId={activeId}
      popup={(id) => {
        const listing = tooltips.find(id);
        return listing === null ? null : <ListingPopup listing={listing} />;
      }}
      styleUrl={mapStyleUrl}
      onShow={tooltips.load}
      onMove={onMove}
      onHover={onHover}
      failure={places.hasFailed ? { text: t.mapFailed, action: t.retry, onAction: onRetry } : null}
    />
  );
}
