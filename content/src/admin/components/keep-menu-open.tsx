'use client';

import { useNav, useWindowInfo } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';

const storageKey = 'vitrine-menu';

/**
 * Keeps the menu on a laptop as the person left it, open at first. Payload closes it at each load of a window of up to 1440 px, and remembers its
 * state in wider ones alone. On tablets and phones, where it covers the page, it stays closed.
 */
export function KeepMenuOpen({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav();
  const { breakpoints } = useWindowInfo();
  const isLaptop = breakpoints.l === true && breakpoints.m === false;
  const isRestored = useRef(false);
  useEffect(() => {
    isRestored.current = false;
    if (!isLaptop) return;
    let isCurrent = true;
    // Payload's own effect, which closes the menu, runs after this one. Both are done before the page is rendered again, so that nothing moves
    // under a pointer.
    queueMicrotask(() => {
      if (!isCurrent) return;
      isRestored.current = true;
      if (localStorage.getItem(storageKey) !== 'closed') setNavOpen(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLaptop, setNavOpen]);
  useEffect(() => {
    if (isRestored.current) localStorage.setItem(storageKey, navOpen ? 'open' : 'closed');
  }, [navOpen]);
  return children;
}
