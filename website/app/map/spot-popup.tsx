import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { mapTexts } from './map-texts.ts';
import type { Spot } from './map-types.ts';
import styles from './spot-popup.module.css';

interface Props {
  spot: Spot;
  content: (id: string) => ReactNode;
  onShow: ((id: string) => void) | undefined;
  /** Null for a popup that follows the pointer and has no close button. */
  onClose: (() => void) | null;
  onHover: (isOver: boolean) => void;
}

/** Renders the popup of a marker. For several places at one point, such as the flats of a tower, it shows one at a time. */
export function SpotPopup({ spot, content, onShow, onClose, onHover }: Props) {
  const t = useTexts(mapTexts);
  const [place, setPlace] = useState(0);
  const count = spot.ids.length;
  const id = spot.ids[place] ?? '';
  const inside = content(id);

  useEffect(() => {
    onShow?.(id);
  }, [id, onShow]);
  if (!inside && count === 1) return null;
  return (
    <div
      // Keyboard activation moves the focus here.
      tabIndex={-1}
      className={styles.popup}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <div className={styles.card}>
        {inside || <div className={styles.loading} />}
        {count > 1 && (
          <div className={styles.pager}>
            <button
              type="button"
              className={styles.step}
              aria-label={t.previous}
              onClick={() => setPlace((place + count - 1) % count)}
            >
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <span role="status">{t.place(place + 1, count)}</span>
            <button
              type="button"
              className={styles.step}
              aria-label={t.next}
              onClick={() => setPlace((place + 1) % count)}
            >
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
        )}
        {onClose && (
          <button type="button" className={styles.close} aria-label={t.closePopup} onClick={onClose}>
            <X size={18} strokeWidth={2} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}
