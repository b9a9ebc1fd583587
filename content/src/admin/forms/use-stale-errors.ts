import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { askAgain } from './ask-again.ts';
import { type CheckedValues, staleErrors } from './stale-errors.ts';

/** Time in which the answer to the last change of the form is expected, ms. */
const answerDelayMs = 1000;

/**
 * Has the server validate the form again when an error belongs to an earlier value of its field. Payload can lose the validation of the
 * corrected value (see `askAgain`), and the error would then stay beside the corrected text.
 */
export function useStaleErrors(): void {
  const [state, dispatchFields] = useAllFormFields();
  const checked = useRef<CheckedValues>(new Map());

  useEffect(() => {
    const { stale, values } = staleErrors(state, checked.current);
    checked.current = values;
    if (stale.length === 0) return;
    const timer = setTimeout(() => {
      for (const path of stale) {
        const field = state[path];
        checked.current.set(path, field?.value);
        askAgain(dispatchFields, path, field);
      }
    }, answerDelayMs);
    return () => clearTimeout(timer);
  }, [state, dispatchFields]);
}
