import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import styles from './lazy-map.module.css';
import { mapTexts } from './map-texts.ts';
import type { MapViewProps } from './map-view.tsx';

interface Props extends MapViewProps {
  /** The map is about to be seen: time to fetch its places. */
  onNear?: () => void;
}

/** How far ahead of the screen the map begins to load (`1-shell §9`). */
const preloadMargin = '25%';

/**
 * A place for a map, whose code is loaded when it comes into view. Whoever cannot see the map finds the same in the list that
 * every map has beside it.
 */
export function LazyMap({ onNear, ...props }: Props) {
  const t = useTexts(mapTexts);
  const frame = useRef<HTMLElement>(null);
  const near = useRef(onNear);
  const [View, setView] = useState<ComponentType<MapViewProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const load = async () => {
      try {
        const module = await import('./map-view.tsx');
        setView(() => module.MapView);
      } catch {
        setFailed(true);
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        near.current?.();
        load();
      },
      { rootMargin: preloadMargin },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={frame} className={styles.frame} aria-label={props.label}>
      {View && <View {...props} />}
      {hasFailed && <p className={styles.failed}>{t.unavailable}</p>}
    </section>
  );
}
