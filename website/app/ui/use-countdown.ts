import { useEffect, useEffectEvent, useState } from 'react';

/** Counts whole seconds down to 0 and then calls `onEnd`, once. A pause begins the current second anew. */
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
