import { useEffect, useLayoutEffect } from 'react';
import { rememberScroll, scrollOf, storeScrolls } from './scroll-positions.ts';
import type { Shown } from './shown-page.ts';

/**
 * Scrolls like the browser does between documents: a new page begins at its top or at its fragment, and going back restores the
 * position, which the router remembers before it shows another page.
 */
export function useScroll({ place, arrival, keepsScroll }: Omit<Shown<unknown>, 'content'>): void {
  const { key, hash } = place;
  // A layout effect runs before the next frame, which would show the new page at the old position.
  useLayoutEffect(() => {
    const isRestored = arrival === 'traverse' || (arrival === 'load' && history.scrollRestoration === 'manual');
    const known = isRestored ? scrollOf(key) : undefined;
    if (known !== undefined) window.scrollTo(0, known);
    else if (!keepsScroll && !scrollToFragment(hash)) window.scrollTo(0, 0);
  }, [key, hash, arrival, keepsScroll]);

  useEffect(() => {
    const follow = () => {
      history.scrollRestoration = 'manual';
    };
    // The browser itself restores the position in a document that it loads again.
    const leave = () => {
      rememberScroll(key);
      storeScrolls();
      history.scrollRestoration = 'auto';
    };
    follow();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', follow);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', follow);
    };
  }, [key]);
}

/** Returns false when the page has no element of the fragment. */
function scrollToFragment(hash: string): boolean {
  const target = elementOfFragment(hash);
  target?.scrollIntoView();
  return target !== null;
}

/** Returns the element that a fragment names; a visitor may type any text there. */
export function elementOfFragment(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
