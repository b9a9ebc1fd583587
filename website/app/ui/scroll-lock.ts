import { useLayoutEffect } from 'react';

/** Who keeps the page from scrolling right now (`1-shell §4`): it is locked while any named request is true. */
const requests = new Set<string>();

/** Makes the request `name` true or false; one who asks twice counts once. */
export function setScrollLock(name: string, isLocked: boolean): void {
  const wasLocked = requests.size > 0;
  if (isLocked) requests.add(name);
  else requests.delete(name);
  const isNowLocked = requests.size > 0;
  if (isNowLocked !== wasLocked) applyLock(isNowLocked);
}

/** Locks the page as long as `isLocked` is true and the component is there. */
export function useScrollLock(name: string, isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    setScrollLock(name, true);
    return () => setScrollLock(name, false);
  }, [name, isLocked]);
}

/**
 * `global.css` hides the overflow of `[data-scroll-locked]`. The room of a scrollbar is kept as padding, so that nothing moves:
 * `scrollbar-gutter` would change what `vw` is.
 */
function applyLock(isLocked: boolean): void {
  const page = document.documentElement;
  if (isLocked) {
    const scrollbar = window.innerWidth - page.clientWidth;
    document.body.style.paddingInlineEnd = scrollbar > 0 ? `${scrollbar}px` : '';
    page.dataset.scrollLocked = '';
    document.addEventListener('touchmove', keepPage, { passive: false });
  } else {
    document.body.style.paddingInlineEnd = '';
    delete page.dataset.scrollLocked;
    document.removeEventListener('touchmove', keepPage);
  }
}

/** Safari on iOS moves the page under a finger in spite of hidden overflow, wherever nothing else is there to scroll. */
function keepPage(event: TouchEvent): void {
  // Two fingers zoom, which nobody may be kept from.
  if (event.touches.length > 1 || !event.cancelable) return;
  if (!(event.target instanceof Element) || !scrollsInside(event.target)) event.preventDefault();
}

function scrollsInside(target: Element): boolean {
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    const isTooTall = element.scrollHeight > element.clientHeight;
    const isTooWide = element.scrollWidth > element.clientWidth;
    const { overflowX, overflowY } = getComputedStyle(element);
    if ((isTooTall && isScroller(overflowY)) || (isTooWide && isScroller(overflowX))) return true;
    // A slider is dragged as well.
    if (element instanceof HTMLInputElement && element.type === 'range') return true;
  }
  return false;
}

const isScroller = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
