import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { CarouselMotorProps } from './carousel-motor.tsx';

/** A finger's own scrolling goes on for a while after it has left, ms. */
const glideMs = 700;

/**
 * The engine of a carousel, loaded when somebody is about to move it: the pointer or the focus comes, a finger has swiped, or
 * `load` is called. Until then the row scrolls by itself, and the first visit of a page costs nothing.
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
