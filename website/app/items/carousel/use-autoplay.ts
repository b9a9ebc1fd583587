import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the autoplay state. Autoplay runs only while the carousel is in view, has neither pointer nor focus, and is not
 * paused. With reduced motion it is not offered.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const [isOffered, setOffered] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [hasPointerOrFocus, setPointerOrFocus] = useState(false);
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
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.3,
    });
    observer.observe(target);
    const update = () => setPointerOrFocus(target.matches(':hover, :focus-within'));
    // The next element has the focus only after the focusout event.
    const updateSoon = () => setTimeout(update);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) target.addEventListener(event, updateSoon);
    update();
    return () => {
      observer.disconnect();
      for (const event of events) target.removeEventListener(event, updateSoon);
    };
  }, [element, isOffered]);

  return {
    isOffered,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    isRunning: isOffered && !isPaused && !hasPointerOrFocus && isInView,
  };
}
