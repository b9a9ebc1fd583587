import { Pointer } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { watchInView } from '../ui/watch-in-view.ts';
import styles from './click-gateway.module.css';
import { mapTexts } from './map-texts.ts';

/**
 * Covers a map on a scrolling page, so that wheel and touch scroll the page until the visitor activates the map by click, tap or
 * Enter. The cover returns once the map has left the viewport (map.2).
 */
export function ClickGateway({ children }: { children: ReactNode }) {
  const t = useTexts(mapTexts);
  const container = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const [isArmed, setArmed] = useState(true);

  useEffect(() => {
    if (isArmed || !container.current) return;
    return watchInView(container.current, (isInView) => !isInView && setArmed(true));
  }, [isArmed]);

  const open = ({ detail }: MouseEvent) => {
    setArmed(false);
    if (!inside.current) return;
    // Removed here because React would remove it only after this handler, and an inert element cannot take the focus.
    inside.current.inert = false;
    // The focused button disappears after keyboard activation (detail 0); a click with a pointer needs no focus.
    if (detail === 0) inside.current.focus();
  };

  return (
    <div ref={container} className={styles.container}>
      <div ref={inside} className={styles.inside} inert={isArmed} tabIndex={-1}>
        {children}
      </div>
      {isArmed && (
        <button type="button" className={styles.gateway} onClick={open}>
          <span className={styles.hint}>
            <Pointer size={18} strokeWidth={1.75} aria-hidden="true" />
            {t.useMap}
          </span>
        </button>
      )}
    </div>
  );
}
