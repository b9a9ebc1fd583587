import { useEffect, useRef } from 'react';

/** Delay after the last movement of the map before the address and the list follow, ms (search.18). */
export const fetchDelayMs = 200;

/** Returns a debounced callback: it runs once no call came for `fetchDelayMs`, with the latest value. */
export function useDebouncedCallback<T>(callback: (value: T) => void): (value: T) => void {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), fetchDelayMs);
  };
}
