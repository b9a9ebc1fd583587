import { useEffect, useRef } from 'react';

/** Returns a debounced callback: it runs once no call came for the delay, with the latest value. */
export function useRested<T>(act: (value: T) => void, restMs: number): (value: T) => void {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), restMs);
  };
}
