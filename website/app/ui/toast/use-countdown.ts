import { useEffect, useEffectEvent, useState } from 'react';

/** Returns the seconds left and calls `onEnd` once at 0. A pause restarts the current second. */
export function useCountdown(seconds: number | null, isPaused: boolean, onEnd: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left === null || isPaused) return;
    const next = setTimeout(() => (left > 1 ? setLeft(left - 1) : end()), 1000);
    return () => clearTimeout(next);
  }, [left, isPaused]);
  return left;
}
