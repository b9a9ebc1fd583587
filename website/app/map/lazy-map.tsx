import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { watchInView } from '../ui/watch-in-view.ts';
import { whenIdle } from '../ui/when-idle.ts';
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

/** Distance from the viewport at which the map starts to load (layout.15). */
const preloadMargin = '25%';

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
    if (!container.current) return;
    const unwatch = watchInView(
      container.current,
      (isInView) => {
        if (!isInView) return;
        unwatch();
        // Visitors use the content around a map first.
        whenIdle(() =>
          load().then(
            (loaded) => setView(() => loaded),
            () => setFailed(true),
          ),
        );
      },
      { rootMargin: preloadMargin },
    );
    return unwatch;
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
