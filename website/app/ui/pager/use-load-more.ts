import { type RefObject, useEffect, useEffectEvent } from 'react';
import { watchInView } from '../watch-in-view.ts';

/** Preload margin around the viewport, and minimum time between two calls in ms (layout.15, articles.12). */
const rootMargin = '25%';
const lockMs = 1000;

/**
 * Calls `onMore` when the element comes near the viewport, at most once per second, and again while it stays near. Does nothing
 * in a browser that cannot observe the viewport.
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
    const report = (isInView: boolean) => {
      isNear = isInView;
      fire();
    };
    const unwatch = watchInView(element, report, { rootMargin });
    return () => {
      unwatch();
      clearTimeout(lock);
    };
  }, [trigger]);
}
