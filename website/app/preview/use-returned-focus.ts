import { useEffect } from 'react';

/**
 * Gives the focus back to the button over a block that opened a dialog of the admin. The browser returns it to the frame of the preview
 * alone, because a modal dialog takes it from the button within.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let pressed: HTMLElement | null = null;
    const remember = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>('[data-preview-controls] button') : null;
    };
    const restore = () => {
      if (document.activeElement === document.body) pressed?.focus({ preventScroll: true });
      pressed = null;
    };
    document.addEventListener('click', remember, { capture: true, signal });
    window.addEventListener('focus', restore, { signal });
    return () => stop.abort();
  }, []);
}
