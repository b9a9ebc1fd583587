import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Calls `next` every `intervalMs` while the element is in view, untouched by pointer and focus, and until somebody pauses it.
 * Null, and a visitor who prefers reduced motion, mean never; it is then not offered either.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, next: () => void, intervalMs: number | null) {
  const [isOffered, setOffered] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: no-preference)');
    setOffered(query.matches && intervalMs !== null);
  }, [intervalMs]);

  useEffect(() => {
    const target = element.current;
    if (!isOffered || !isPlaying || intervalMs === null || !target) return;
    let isInView = false;
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    observer.observe(target);
    const timer = setInterval(() => {
      if (isInView && !target.matches(':hover, :focus-within')) latest.current();
    }, intervalMs);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [element, isOffered, isPlaying, intervalMs]);

  return { isOffered, isPlaying, toggle: () => setPlaying(!isPlaying) };
}
