import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Pre-load margin of the viewport and length of the lock, ms (`1-shell §9`, `2-blocks-and-search §9`). */
const rootMargin = '25%';
const lockMs = 1000;

/**
 * Calls `onMore` when the element comes near the viewport, and then not again for a second. An element that stays near calls it
 * again after that second. Does nothing in a browser that cannot observe the viewport.
 */
export function useLoadMore(trigger: RefObject<HTMLElement | null>, onMore: () => void): void {
  const more = useEffectEvent(onMore);
  useEffect(() => {
    const element = trigger.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let isNear = false;
    let lock: ReturnType<typeof setTimeout> | undefined;
    const fire = () => {
      if (!isNear || lock !== undefined) return;
      more();
      lock = setTimeout(() => {
        lock = undefined;
        fire();
      }, lockMs);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        fire();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(lock);
    };
  }, [trigger]);
}
