import { useEffect } from 'react';

/** Duration of the fade-in, ms (components.10), from the moment when a picture is loaded and in view. */
const durationMs = 300;

/**
 * Fades in pictures when they are loaded and in view (components.10), with one listener for the whole
 * document. Only lazy pictures fade, so none of high priority. No picture is hidden before, so all of them show without
 * JavaScript or when it fails.
 */
export function useImageFadeIn(): void {
  useEffect(() => {
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        target.animate({ opacity: [0, 1] }, { duration: durationMs, easing: 'ease-out' });
      }
    });
    const watch = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return;
      // Pictures for print load when the print starts and must be fully visible at once.
      if (!matchMedia('(prefers-reduced-motion: reduce), print').matches) inView.observe(target);
    };
    // Load events do not bubble, so they are caught in the capture phase.
    document.addEventListener('load', watch, { capture: true });
    return () => {
      document.removeEventListener('load', watch, { capture: true });
      inView.disconnect();
    };
  }, []);
}
