import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { ClickGateway } from './click-gateway.tsx';
import styles from './lazy-map.module.css';
import { mapTexts } from './map-texts.ts';

interface Props<P> {
  /** Loads the code of the map and its popups. */
  load: () => Promise<ComponentType<P>>;
  /** Props of the loaded map. */
  view: P;
  /**
   * True when the visitor must activate the map before it reacts to wheel and touch. Not needed for a map that fills the page.
   */
  hasGateway?: boolean;
}

/** Distance from the viewport at which the map starts to load (`1-shell §9`). */
const preloadMargin = '25%';

const idleTimeoutMs = 2000;

/** Resolves when the browser is idle, because visitors use the content around a map first. Safari has no idle callback. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: idleTimeoutMs });
    else setTimeout(resolve, 200);
  });

/**
 * Renders the place of a map and loads its code when it comes near the viewport. The list beside each map holds the same
 * information for visitors who cannot see the map.
 */
export function LazyMap<P extends object>({ load, view, hasGateway = false }: Props<P>) {
  const t = useTexts(mapTexts);
  const container = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        whenIdle()
          .then(load)
          .then(
            (loaded) => setView(() => loaded),
            () => setFailed(true),
          );
      },
      { rootMargin: preloadMargin },
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    <div ref={container} className={styles.container}>
      {View &&
        (hasGateway ? (
          <ClickGateway>
            <View {...view} />
          </ClickGateway>
        ) : (
          <View {...view} />
        ))}
      {hasFailed && <p className={styles.failed}>{t.unavailable}</p>}
    </div>
  );
}
