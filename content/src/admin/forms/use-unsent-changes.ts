import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { askAgain } from './ask-again.ts';
import { formChange } from './form-change.ts';

/** Time without a change after which Payload has sent the form, ms: its own 250 ms, and a rendering. */
const sentAfterMs = 350;

/**
 * Sends a change that Payload does not send (see `askAgain`): one that an answer follows before the pause after which it would be sent.
 * The form would go on showing what belongs to the value before it: the field of another choice, or the error of a text that was
 * corrected.
 */
export function useUnsentChanges(): void {
  const [state, dispatchFields] = useAllFormFields();
  const seen = useRef(state);
  const unsent = useRef<string | null>(null);
  const isMistaken = useRef(false);

  useEffect(() => {
    const { changedPath, hasAnswer } = formChange(seen.current, state);
    seen.current = state;
    if (changedPath) {
      unsent.current = changedPath;
      // A later change is sent, and with it the earlier one.
      isMistaken.current = false;
    }
    if (hasAnswer && unsent.current) isMistaken.current = true;
    const timer = setTimeout(() => {
      const path = unsent.current ?? '';
      const field = state[path];
      if (isMistaken.current && field) askAgain(dispatchFields, path, field);
      unsent.current = null;
      isMistaken.current = false;
    }, sentAfterMs);
    return () => clearTimeout(timer);
  }, [state, dispatchFields]);
}
