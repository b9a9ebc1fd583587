import { useEffect, useRef } from 'react';

/** Returns a debounced callback: it runs once no call came for the delay, with the latest value. */
export function useDebouncedCallback<T>(callback: (value: T) => void, delayMs: number): (value: T) => void {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), delayMs);
  };
}
