import { cornersOf } from '@vitrine/contract/core/search-area.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { ListingPopup } from '../../../components/listing-popup/listing-popup.tsx';
import { useTooltips } from '../../../components/listing-popup/use-tooltips.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatCompactCurrency, formatCurrency } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { AreaControl } from '../../../map/draw/area-control.tsx';
import { boundsOf } from '../../../map/geo.ts';
import type { MapViewport } from '../../../map/map-types.ts';
import { MapView } from '../../../map/map-view.tsx';
import type { SearchFilters } from '../../../search/filters.ts';
import type { FilterChoice } from '../../../search/search-data.ts';
import { findPlace } from './find-place.ts';
import type { ListingMarker, MapResults } from './map-results.ts';
import styles from './results-map.module.css';
import { mapTexts } from './results-map-texts.ts';
import { useSearchedPlace } from './use-searched-place.ts';

export interface ResultsMapProps {
  filters: SearchFilters;
  /** Municipalities around which an area can be drawn. */
  municipalities: readonly FilterChoice[];
  results: MapResults;
  /** True when the markers belong to the current search. */
  isCurrent: boolean;
  /** View that the visitor chose; null while the map shows all results. */
  chosenView: MapViewport | null;
  /** Listing whose card has the pointer. */
  activeId: string | null;
  /** Called when the map is ready to show markers. */
  onStart: () => void;
  onMove: (chosenView: MapViewport, isByVisitor: boolean) => void;
  onHover: (uls: string | null) => void;
  onAreaChange: (area: string | null) => void;
  /** True when a link lies above the tools of the map. */
  isBelowLink: boolean;
  onRetry: () => void;
}

/** Shows the results of the search on a map. */
export function ResultsMap({
  filters,
  municipalities,
  results,
  isCurrent,
  chosenView,
  activeId,
  onStart,
  onMove,
  onHover,
  onAreaChange,
  isBelowLink,
  onRetry,
}: ResultsMapProps) {
  const t = useTexts(mapTexts);
  const locale = useLocale();
  const tooltips = useTooltips();
  const isEmpty = isCurrent && !results.hasFailed && results.markers.length + results.clusters.length === 0;
  const searchedPlace = useSearchedPlace(filters, isEmpty);
  const face = useCallback(
    ({ price }: ListingMarker) => {
      if (!price) return { label: '', name: t.marker };
      const label = formatCompactCurrency(price, locale);
      return { label, name: t.markerAt(label, formatCurrency(price, locale, 0)) };
    },
    [t, locale],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the map is ready
  useEffect(onStart, []);

  const { area } = filters;
  const areaBounds = useMemo(() => (area === null ? null : boundsOf(cornersOf(area))), [area]);
  const places = useMemo(
    () => ({ choices: municipalities, find: (code: string) => findPlace(code, locale) }),
    [municipalities, locale],
  );

  return (
    <MapView
      label={t.label}
      places={results}
      face={face}
      initialBounds={chosenView?.bounds ?? null}
      // A chosen view stays when the results change.
      fitKey={chosenView || !isCurrent ? null : results.key}
      fitBounds={areaBounds}
      emptyBounds={searchedPlace}
      activeId={activeId}
      popup={(id) => {
        const listing = tooltips.find(id);
        return listing === null ? null : <ListingPopup listing={listing} />;
      }}
      onShow={tooltips.load}
      onMove={onMove}
      onHover={onHover}
      tools={(surface) =>
        !results.hasFailed && (
          <div className={styles.tools} data-below-link={isBelowLink || undefined}>
            <AreaControl
              {...{ surface, area, places }}
              found={isCurrent ? results.total : null}
              onChange={onAreaChange}
            />
          </div>
        )
      }
      failure={results.hasFailed ? { text: t.failed, action: t.retry, onAction: onRetry } : null}
    />
  );
}
