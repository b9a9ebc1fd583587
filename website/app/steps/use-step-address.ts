import { useEffect, useEffectEvent, useRef } from 'react';
import { navigate } from '../navigation/navigate.ts';
import type { Place } from '../navigation/place.ts';
import { useArrival, usePlace } from '../navigation/use-place.tsx';

/** State of the history entry of a step: the name of the form, and the step of the previous address. */
interface StepState {
  form: string;
  stepBefore: number;
}

/**
 * Keeps the step in the fragment of the address, such as `#alert-2`, so that the browser's back button goes one step
 * back. A link to another fragment, and another query, leave the form at its step. `step` is null while the form cannot
 * follow the address. Returns the function for the form's own back button, which does the same.
 */
export function useStepAddress(name: string, step: number | null, go: (step: number) => void): () => void {
  const place = usePlace();
  const arrival = useArrival();
  const { hash, pathname, search } = place;
  const written = stepOf(hash, name);
  const { form, stepBefore }: Partial<StepState> = Object(place.state);

  /** State that this form wrote last. After back and forward the place has a copy of it, another object. */
  const own = useRef<StepState>(undefined);
  const write = useEffectEvent((next: number | null) => {
    if (next === null || written === next) return;
    own.current = { form: name, stepBefore: written };
    navigate(
      `${pathname}${search}${next === 0 ? '' : `#${name}-${next}`}`,
      // No element has the id of the fragment, so the scroll position stays. Returning to the intro replaces the entry of a step
      // that no longer exists, after a reload or a submission.
      { keepScroll: true, keepContent: true, replace: next === 0, state: own.current },
    );
  });
  const follow = useEffectEvent((searchBefore: string) => {
    // The visitor may have gone on before the place that the form wrote was rendered.
    if (place.state === own.current) return write(step);
    const isPageItself = hash === '' && search === searchBefore && form === undefined;
    const isFollowed = written > 0 || arrival === 'traverse' || isPageItself;
    if (isFollowed && step !== null && written !== step) go(written);
  });
  const seen = useRef(place);
  useEffect(() => {
    // The place and not its fragment: a visitor who goes back before a step's own address was rendered comes to the same fragment again.
    const before = seen.current;
    seen.current = place;
    // A place wins over a step that comes with it, which followed an earlier place: both would follow each other without end.
    if (before !== place) follow(before.search);
    else write(step);
  }, [place, step]);

  const left = useRef<Place>(null);
  return () => {
    // The browser is already on its way back; a second time would leave the page.
    if (step === null || left.current === place) return;
    if (form === name && stepBefore === step - 1) {
      left.current = place;
      navigate(-1);
    } else go(step - 1);
  };
}

/** Returns the step in a fragment of an address; 0 for another fragment. */
export function stepOf(hash: string, name: string): number {
  const [, form, number] = /^#(.+)-(\d+)$/.exec(hash) ?? [];
  return form === name ? Number(number) : 0;
}
