import { useEffect, useEffectEvent, useRef } from 'react';
import { navigate } from '../navigation/navigate.ts';
import { usePlace } from '../navigation/use-place.tsx';

/**
 * Keeps the step in the fragment of the address, such as `#alert-2`, so that the browser's back button goes one step back. Other
 * fragments are ignored. `step` is null until the form knows its step. Returns the function for the form's own back button, which
 * does the same.
 */
export function useStepAddress(name: string, step: number | null, go: (step: number) => void): () => void {
  const place = usePlace();
  const { hash, pathname, search, state } = place;

  const follow = useEffectEvent((fragment: string) => {
    const wanted = stepOf(fragment, name);
    if (step !== null && wanted !== step) go(wanted);
  });
  const write = useEffectEvent((next: number | null) => {
    const written = stepOf(hash, name);
    if (next === null || written === next) return;
    navigate(
      `${pathname}${search}${next === 0 ? '' : `#${name}-${next}`}`,
      // No element has the id of the fragment, so the scroll position stays. Returning to the intro replaces the entry of a step
      // that no longer exists, after a reload or a submission.
      { keepScroll: true, keepContent: true, replace: next === 0, state: { stepBefore: written } },
    );
  });
  const seen = useRef(place);
  useEffect(() => {
    // The place and not its fragment: a visitor who goes back before a step's own address was rendered comes to the same fragment again.
    const isMoved = seen.current !== place;
    seen.current = place;
    // A place wins over a step that comes with it, which followed an earlier place: both would follow each other without end.
    if (isMoved) follow(place.hash);
    else write(step);
  }, [place, step]);

  return () => {
    if (step === null) return;
    if (Reflect.get(Object(state), 'stepBefore') === step - 1) navigate(-1);
    else go(step - 1);
  };
}

/** Returns the step in a fragment of an address; 0 for another fragment. */
export function stepOf(hash: string, name: string): number {
  const [, form, number] = /^#(.+)-(\d+)$/.exec(hash) ?? [];
  return form === name ? Number(number) : 0;
}
