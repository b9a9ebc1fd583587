import { useEffect } from 'react';

/** `1-shell §9`, image fade-in, in ms: from the step at which a picture is there and in view to the one at which it has appeared. */
const duration = 300;

/**
 * Lets pictures appear softly once they are loaded and in view (`2-blocks-and-search §4`, image and video), by one listener for the
 * whole document. Only a lazy picture fades, so never one of high priority, and nothing is hidden beforehand: without a script, or
 * with one that failed, every picture shows.
 */
export function useImageFadeIn(): void {
  useEffect(() => {
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        target.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' });
      }
    });
    const watch = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return;
      // What a sheet of paper needs is loaded the moment it is printed, and must not be caught half there.
      if (!matchMedia('(prefers-reduced-motion: reduce), print').matches) inView.observe(target);
    };
    // A load event does not bubble, but it can be caught on its way down.
    document.addEventListener('load', watch, { capture: true });
    return () => {
      document.removeEventListener('load', watch, { capture: true });
      inView.disconnect();
    };
  }, []);
}
