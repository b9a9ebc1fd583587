import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { CarouselEngineProps } from './carousel-engine.tsx';

/** Duration of the momentum scrolling after a swipe, ms. */
const momentumMs = 700;

/**
 * Loads the engine of a carousel on pointer, focus, swipe or `load`. Until then the row scrolls natively, and the first visit of
 * a page loads no engine.
 */
export function useCarouselEngine(root: RefObject<HTMLElement | null>, isMovable: boolean) {
  const [Engine, setEngine] = useState<ComponentType<CarouselEngineProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('./carousel-engine.tsx').then(
      ({ CarouselEngine }) => setEngine(() => CarouselEngine),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const target = root.current;
    if (!isMovable || Engine || !target) return;
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    const loadForMouse = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') load();
    };
    target.addEventListener('pointerenter', loadForMouse, listen);
    target.addEventListener('focusin', load, listen);
    target.addEventListener('touchend', () => setTimeout(load, momentumMs), listen);
    // The pointer or the focus may have been on the carousel before this listener was added.
    if (target.matches(':hover, :focus-within')) load();
    return () => stop.abort();
  }, [root, isMovable, Engine, load]);

  return { Engine: isMovable ? Engine : null, hasFailed, load };
}
