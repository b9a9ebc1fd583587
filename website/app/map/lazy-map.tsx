import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { ClickGateway } from './click-gateway.tsx';
import styles from './lazy-map.module.css';
import { mapTexts } from './map-texts.ts';

interface Props<P> {
  /** The code of the map and of what hangs on it. */
  load: () => Promise<ComponentType<P>>;
  /** What the map gets once it is there. */
  view: P;
  /** Leaves wheel and finger to the page until the map is asked for. A map that is the page itself needs none. */
  hasGateway?: boolean;
}

/** How far ahead of the screen the map begins to load (`1-shell §9`). */
const preloadMargin = '25%';

const idleTimeoutMs = 2000;

/** Once the browser has nothing better to do: what is around a map is used before the map. Safari does not say when. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: idleTimeoutMs });
    else setTimeout(resolve, 200);
  });

/**
 * A place for a map, whose code is loaded when it comes into view. Whoever cannot see the map finds the same in the list that
 * every map has beside it.
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
