import { useAllFormFields, useForm, useFormModified } from '@payloadcms/ui';
import type { HistoryStep } from '@vitrine/contract/preview-messages.ts';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { type FormHistory, isYetToChange, recordState, redoStep, startHistory, undoStep } from './form-history.ts';

interface UsableHistory {
  canUndo: boolean;
  canRedo: boolean;
  step: (step: HistoryStep) => void;
}

/** State of a form whose language was just changed: Payload's form holds `false` until the server has sent the fields. */
const noFields: FormState = {};

/** Records the states of Payload's form and returns to earlier ones; `onChange` is called with the states around each change of the editor. */
export function useFormHistory(onChange: (before: FormState, after: FormState) => void): UsableHistory {
  const [state] = useAllFormFields();
  const fields = state || noFields;
  const isModified = useFormModified();
  const { dispatchFields, setModified } = useForm();
  const [history, setHistory] = useState(() => startHistory(fields));
  /** States before the undos and redos that Payload's form has yet to show: it does so in a later render, and answers of the server may come before. */
  const left = useRef<FormState[]>([]);

  useEffect(() => {
    const isLeft = left.current.some((state) => isYetToChange(fields, state, history.now));
    if (!isLeft) left.current = [];
    if (isLeft || fields === history.now) return;
    if (isModified) onChange(history.now, fields);
    setHistory(recordState(history, fields, isModified));
  }, [fields, isModified, history, onChange]);

  const restore = (next: FormHistory | null) => {
    if (!next) return;
    left.current.push(fields, history.now);
    setHistory(next);
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: next.now });
    setModified(true);
  };
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    step: (name) => restore(name === 'undo' ? undoStep(history) : redoStep(history)),
  };
}
