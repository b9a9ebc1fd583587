import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { askAgain } from './ask-again.ts';
import { formChange } from './form-change.ts';

/** Time after a change in which Payload takes an answer for the one to that change, ms: its 250 ms, and as much again for a busy browser. */
const mistakenMs = 500;

/** Time without a change after which the form is sent, ms: longer than Payload's own. */
const pauseMs = 300;

/**
 * Sends a change that Payload does not send (see `askAgain`). The form would go on showing what belongs to the value before it: the field
 * of another choice, or the error of a text that was corrected.
 */
export function useUnsentChanges(): void {
  const [state, dispatchFields] = useAllFormFields();
  const seen = useRef(state);
  const last = useRef<{ path: string; at: number } | null>(null);
  const isUnsent = useRef(false);

  useEffect(() => {
    const { changedPath, hasAnswer } = formChange(seen.current, state);
    seen.current = state;
    if (changedPath) last.current = { path: changedPath, at: performance.now() };
    if (hasAnswer && last.current && performance.now() - last.current.at < mistakenMs) isUnsent.current = true;
    if (!isUnsent.current) return;
    const timer = setTimeout(() => {
      const path = last.current?.path ?? '';
      isUnsent.current = false;
      last.current = null;
      if (state[path]) askAgain(dispatchFields, path, state[path]);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [state, dispatchFields]);
}
