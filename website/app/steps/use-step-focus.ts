import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** What the focus goes to when something new is said: the heading of a step, or what came of a sending. */
export const spokenFirst = { 'data-spoken': true, tabIndex: -1 };

/** What can be mended, in the order of the page: a field, or the first choice of a question. */
const wrong = ':is(input, textarea)[aria-invalid="true"], [aria-invalid="true"] input';

/**
 * A new step is read from its heading, which comes into view; a step that is kept, from the first field that is wrong. `place` names
 * where the form stands.
 */
export function useStepFocus(form: RefObject<HTMLElement | null>, place: string, errors: readonly FieldError[]): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const spoken = [...(form.current?.querySelectorAll<HTMLElement>('[data-spoken]') ?? [])].at(-1);
    spoken?.focus({ preventScroll: true });
    spoken?.scrollIntoView({ block: 'nearest' });
  }, [place, form]);
  // After the place: where core refuses a field, the form goes back to its step and there to the field.
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors, form]);
}
