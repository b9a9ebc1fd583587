import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** Props of the element that gets the focus after a change: the heading of a step, or the result of a submission. */
export const focusTarget = { 'data-focus-target': true, tabIndex: -1 };

/** Selects the invalid fields in the order of the page: a field, or the first option of a choice. */
const wrong = ':is(input, textarea)[aria-invalid="true"], [aria-invalid="true"] input';

/**
 * Moves the focus to the heading of a new step and scrolls to it, or to the first invalid field when the step stays. `place`
 * identifies the step and the state of the form.
 */
export function useStepFocus(form: RefObject<HTMLElement | null>, place: string, errors: readonly FieldError[]): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const target = [...(form.current?.querySelectorAll<HTMLElement>('[data-focus-target]') ?? [])].at(-1);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [place, form]);
  const known = useRef(errors);
  // Runs after the change of step: when core refuses a field, the form returns to its step and then to the field. Whoever corrects one of several stays in it.
  useEffect(() => {
    const hasNew = errors.some((error) => !known.current.includes(error));
    known.current = errors;
    if (hasNew) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors, form]);
}
