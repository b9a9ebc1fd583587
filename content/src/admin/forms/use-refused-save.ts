import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Time after a refused save at which the form is marked as modified, ms. The errors of the save count as a change, after which Payload
 * validates a modified form again within 250 ms and would drop these errors.
 */
const modifiedDelayMs = 500;

/** Returns how many times in a row the form could not be saved; 0 after it was saved. */
export function useRefusedSave(): number {
  const isProcessing = useFormProcessing();
  const { savedDocumentData: saved } = useDocumentInfo();
  const { setModified } = useForm();
  const [count, setCount] = useState(0);
  const wasProcessing = useRef(false);
  const savedBefore = useRef(saved);

  // Before anything else renders: the errors of the refusal are read then, and an answer to an earlier change drops them.
  useLayoutEffect(() => {
    if (isProcessing && !wasProcessing.current) savedBefore.current = saved;
    const hasEnded = !isProcessing && wasProcessing.current;
    wasProcessing.current = isProcessing;
    if (!hasEnded) return;
    const isSaved = saved !== savedBefore.current;
    setCount((before) => (isSaved ? 0 : before + 1));
  }, [isProcessing, saved]);

  useEffect(() => {
    if (count === 0 || isProcessing) return;
    // Payload marks the form as unmodified even when the save was refused: it would neither warn about leaving nor allow another attempt.
    const timer = setTimeout(() => setModified(true), modifiedDelayMs);
    return () => clearTimeout(timer);
  }, [count, isProcessing, setModified]);

  return count;
}
