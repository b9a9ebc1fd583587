import { useFormProcessing } from '@payloadcms/ui';
import { useCallback, useLayoutEffect, useRef } from 'react';

interface OngoingSave {
  isSaving: boolean;
  /** Resolves once the form is not being saved; never when the form leaves before. */
  saveEnd: () => Promise<void>;
}

/**
 * Returns whether the form is being saved. What is changed meanwhile would be lost: the answer gives every field the
 * value that was sent, and knows rows by their index alone.
 */
export function useOngoingSave(): OngoingSave {
  const isSaving = useFormProcessing();
  const save = useRef<PromiseWithResolvers<void>>(null);
  useLayoutEffect(() => {
    if (isSaving) save.current = Promise.withResolvers();
    else {
      save.current?.resolve();
      save.current = null;
    }
  }, [isSaving]);
  const saveEnd = useCallback(async () => await save.current?.promise, []);
  return { isSaving, saveEnd };
}
