import { type RefObject, useEffect, useState } from 'react';
import { watchInView } from '../../ui/watch-in-view.ts';

/** Matches a video that the visitor has started. */
const startedVideo = '[data-video][data-state="playing"]:not([data-autoplay])';

/**
 * Returns the autoplay state. Autoplay runs only while the carousel is in view in a visible tab, has neither pointer nor focus,
 * plays no video that the visitor has started, and is not paused. With reduced motion it is not offered.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const [isOffered, setOffered] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isInUse, setInUse] = useState(false);
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: no-preference)');
    const change = () => setOffered(isEnabled && query.matches);
    change();
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [isEnabled]);

  useEffect(() => {
    const target = element.current;
    if (!isOffered || !target) return;
    const unwatch = watchInView(target, setInView, { threshold: 0.3 });
    const update = () =>
      setInUse(
        document.hidden || target.matches(':hover, :focus-within') || target.querySelector(startedVideo) !== null,
      );
    // The next element has the focus only after the focusout event.
    const updateSoon = () => setTimeout(update);
    const videoObserver = new MutationObserver(update);
    videoObserver.observe(target, { attributeFilter: ['data-state'], subtree: true });
    const listening = new AbortController();
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const) {
      target.addEventListener(event, updateSoon, { signal: listening.signal });
    }
    document.addEventListener('visibilitychange', update, { signal: listening.signal });
    update();
    return () => {
      unwatch();
      videoObserver.disconnect();
      listening.abort();
    };
  }, [element, isOffered]);

  return {
    isOffered,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    isRunning: isOffered && !isPaused && !isInUse && isInView,
  };
}
