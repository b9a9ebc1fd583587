import { useEffect } from 'react';

/** `1-shell §9`, image fade-in, in ms. */
const duration = 300;

/**
 * Lets pictures appear softly once they are loaded, by one listener for the whole document. Only a lazy picture fades, so never
 * one of high priority, and nothing is hidden beforehand: without a script, or with one that failed, every picture shows.
 */
export function useImageFadeIn(): void {
  useEffect(() => {
    const fade = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      target.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' });
    };
    // A load event does not bubble, but it can be caught on its way down.
    document.addEventListener('load', fade, { capture: true });
    return () => document.removeEventListener('load', fade, { capture: true });
  }, []);
}
