'use client';

import { useRouter } from 'next/navigation.js';
import { useEffect } from 'react';

const intervalMs = 2000;

/** Refreshes the view every two seconds while something is under way and the tab is visible. */
export function useRefreshWhile(isUnderWay: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isUnderWay, router]);
}
