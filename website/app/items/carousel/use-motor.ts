import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { CarouselMotorProps } from './carousel-motor.tsx';

/** Duration of the momentum scrolling after a swipe, ms. */
const glideMs = 700;

/**
 * Loads the engine of a carousel on pointer, focus, swipe or `load`. Until then the row scrolls natively, and the first visit of
 * a page loads no engine.
 */
export function useMotor(root: RefObject<HTMLElement | null>, isMovable: boolean) {
  const [Motor, setMotor] = useState<ComponentType<CarouselMotorProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('./carousel-motor.tsx').then(
      ({ CarouselMotor }) => setMotor(() => CarouselMotor),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const target = root.current;
    if (!isMovable || Motor || !target) return;
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    const approach = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') load();
    };
    target.addEventListener('pointerenter', approach, listen);
    target.addEventListener('focusin', load, listen);
    target.addEventListener('touchend', () => setTimeout(load, glideMs), listen);
    // The pointer may have been there before.
    if (target.matches(':hover, :focus-within')) load();
    return () => stop.abort();
  }, [root, isMovable, Motor, load]);

  return { Motor: isMovable ? Motor : null, hasFailed, load };
}
