import type { officeMapItem } from '@vitrine/contract/blocks/offices-map.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { ContactLines } from '../../../components/contact-lines/contact-lines.tsx';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { MapMarker, MapPlaces, MarkerFace } from '../../../map/map-types.ts';
import { MapView } from '../../../map/map-view.tsx';
import { texts } from '../texts.ts';
import styles from './office-markers.module.css';

type OfficeMapItem = FinishedItem<typeof officeMapItem>;
type OfficeMarker = MapMarker & { office: OfficeMapItem };

/** Delay after the map is ready until the active office shows its popup, ms (people.9). */
export const firstPopupMs = 250;

export interface OfficeMarkersProps {
  label: string;
  /** Those without coordinates are not on the map. Must keep its identity between renders. */
  places: readonly OfficeMapItem[];
  activeId: string | null;
  hoverId: string | null;
  onActivate: (id: string | null) => void;
}

/**
 * Shows offices on a map, which fits all of them first, then has the active one in its middle. The popup shows the office under
 * the pointer, else the active one until the visitor closes it.
 */
export function OfficeMarkers({ label, places, activeId, hoverId, onActivate }: OfficeMarkersProps) {
  const t = useTexts(texts);
  const [isReady, setReady] = useState(false);
  const [showsPopup, setShowsPopup] = useState(false);
  const [closedId, setClosedId] = useState<string | null>(null);
  const shownId = hoverId ?? (activeId === closedId ? null : activeId);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setShowsPopup(true), firstPopupMs);
    return () => clearTimeout(timer);
  }, [isReady]);

  const markers = useMemo(
    (): MapPlaces<OfficeMarker> => ({
      markers: places.flatMap((office) =>
        office.coords ? [{ id: office.hover_id ?? office.id, coords: office.coords, office }] : [],
      ),
      clusters: [],
    }),
    [places],
  );
  const face = useCallback(
    ({ office }: OfficeMarker): MarkerFace => ({
      label: '',
      name: office.popup_repeater[0]?.main_title || t.office,
    }),
    [t],
  );
  return (
    <MapView
      label={label}
      places={markers}
      face={face}
      fitKey={label}
      activeId={showsPopup ? shownId : null}
      centerId={showsPopup ? activeId : null}
      popup={(id) => {
        const [popup] = markers.markers.find((marker) => marker.id === id)?.office.popup_repeater ?? [];
        return popup && <OfficePopup popup={popup} />;
      }}
      onReady={() => setReady(true)}
      onHover={onActivate}
      onDismiss={() => setClosedId(activeId)}
    />
  );
}

const OfficePopup = ({ popup }: { popup: OfficeMapItem['popup_repeater'][number] }) => (
  <article className={styles.popup}>
    {popup.image && (
      <div className={styles.picture}>
        <CmsImage image={popup.image} sizes="17rem" cover />
      </div>
    )}
    <div className={styles.words}>
      {popup.main_title && <p className={styles.name}>{popup.main_title}</p>}
      <ContactLines items={popup.list_items_repeater} />
    </div>
  </article>
);
