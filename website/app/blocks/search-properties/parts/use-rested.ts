import { useEffect, useRef } from 'react';

/** Calls the latest `act` once nothing has been said for so long. */
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
