import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

/**
 * Time after a refused save at which the form counts as modified. Payload checks a modified form again 250 ms after its last change,
 * which the errors of the save are, and would forget those errors.
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

  useEffect(() => {
    if (isProcessing && !wasProcessing.current) savedBefore.current = saved;
    const hasEnded = !isProcessing && wasProcessing.current;
    wasProcessing.current = isProcessing;
    if (!hasEnded) return;
    const isSaved = saved !== savedBefore.current;
    setCount((before) => (isSaved ? 0 : before + 1));
  }, [isProcessing, saved]);

  useEffect(() => {
    if (count === 0 || isProcessing) return;
    // Payload counts refused changes as saved: it would neither warn of leaving nor allow another attempt.
    const timer = setTimeout(() => setModified(true), modifiedDelayMs);
    return () => clearTimeout(timer);
  }, [count, isProcessing, setModified]);

  return count;
}
