import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the autoplay state. Autoplay runs only while the carousel is in view, has neither pointer nor focus, and is not
 * paused. With reduced motion it is not offered.
 */
export function useMayPlay(element: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [isOffered, setOffered] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: no-preference)');
    const change = () => setOffered(isWanted && query.matches);
    change();
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [isWanted]);

  useEffect(() => {
    const target = element.current;
    if (!isOffered || !target) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.3,
    });
    observer.observe(target);
    const look = () => setTouched(target.matches(':hover, :focus-within'));
    // The next element has the focus only after the focusout event.
    const lookSoon = () => setTimeout(look);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) target.addEventListener(event, lookSoon);
    look();
    return () => {
      observer.disconnect();
      for (const event of events) target.removeEventListener(event, lookSoon);
    };
  }, [element, isOffered]);

  return {
    isOffered,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    isRunning: isOffered && !isPaused && !isTouched && isInView,
  };
}
