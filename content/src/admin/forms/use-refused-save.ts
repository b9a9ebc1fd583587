import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type SaveFailure, saveFailure } from './failed-saves.ts';

/**
 * Time after a refused save at which the form is marked as modified, ms. The errors of the save count as a change, after which Payload
 * validates a modified form again within 250 ms and would drop these errors.
 */
const modifiedDelayMs = 500;

/** Failed saves of a form. */
export interface Refusals {
  /** Number of failed saves since the last successful one. */
  count: number;
  /** Fields that the server refused at the last save; empty when the form was invalid and the browser did not send it. */
  fields: SaveFailure['fields'];
}

/** Returns the failed saves of the form since the last successful one. */
export function useRefusedSave(): Refusals {
  const isProcessing = useFormProcessing();
  const { savedDocumentData: saved } = useDocumentInfo();
  const { setModified } = useForm();
  const [refusals, setRefusals] = useState<Refusals>({ count: 0, fields: [] });
  const { count } = refusals;
  const wasProcessing = useRef(false);
  const before = useRef({ saved, failure: saveFailure() });

  // Before anything else renders: the errors of the refusal are read then, and an answer to an earlier change drops them.
  useLayoutEffect(() => {
    const failure = saveFailure();
    if (isProcessing && !wasProcessing.current) before.current = { saved, failure };
    const hasEnded = !isProcessing && wasProcessing.current;
    wasProcessing.current = isProcessing;
    if (!hasEnded) return;
    const isSaved = saved !== before.current.saved;
    const fields = failure === before.current.failure ? [] : failure.fields;
    setRefusals((last) => (isSaved ? { count: 0, fields: [] } : { count: last.count + 1, fields }));
  }, [isProcessing, saved]);

  useEffect(() => {
    if (count === 0 || isProcessing) return;
    // Payload marks the form as unmodified even when the save was refused: it would neither warn about leaving nor allow another attempt.
    const timer = setTimeout(() => setModified(true), modifiedDelayMs);
    return () => clearTimeout(timer);
  }, [count, isProcessing, setModified]);

  return refusals;
}
