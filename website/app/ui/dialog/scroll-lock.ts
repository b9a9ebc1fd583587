import { useLayoutEffect } from 'react';

/** Active requests to lock scrolling (browsing.2): the page is locked while there is at least one. */
const requests = new Set<string>();

/** Adds or removes the request `name`; repeated requests count once. */
export function setScrollLock(name: string, isLocked: boolean): void {
  const wasLocked = requests.size > 0;
  if (isLocked) requests.add(name);
  else requests.delete(name);
  const isNowLocked = requests.size > 0;
  if (isNowLocked !== wasLocked) applyLock(isNowLocked);
}

/** Locks scrolling while `isLocked` is true and the component is mounted. */
export function useScrollLock(name: string, isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    setScrollLock(name, true);
    return () => setScrollLock(name, false);
  }, [name, isLocked]);
}

/**
 * Applies the lock. `global.css` hides the overflow of `[data-scroll-locked]`; padding replaces the scrollbar, so that the layout
 * does not move. `scrollbar-gutter` would change the value of `vw`.
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

/** Prevents touch scrolling, because Safari on iOS scrolls the page in spite of hidden overflow. */
function keepPage(event: TouchEvent): void {
  // Two fingers zoom, which must stay possible.
  if (event.touches.length > 1 || !event.cancelable) return;
  if (!(event.target instanceof Element) || !scrollsInside(event.target)) event.preventDefault();
}

function scrollsInside(target: Element): boolean {
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    const isTooTall = element.scrollHeight > element.clientHeight;
    const isTooWide = element.scrollWidth > element.clientWidth;
    const { overflowX, overflowY } = getComputedStyle(element);
    if ((isTooTall && isScroller(overflowY)) || (isTooWide && isScroller(overflowX))) return true;
    // Dragging a range input must stay possible.
    if (element instanceof HTMLInputElement && element.type === 'range') return true;
  }
  return false;
}

const isScroller = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
