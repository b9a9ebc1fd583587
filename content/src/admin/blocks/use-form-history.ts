import { useAllFormFields, useForm, useFormModified } from '@payloadcms/ui';
import type { HistoryStep } from '@vitrine/contract/preview-messages.ts';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { type FormHistory, recordState, redoStep, startHistory, undoStep } from './form-history.ts';

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
  /** State before the last undo or redo: Payload's form passes the restored state on in a later render only. */
  const left = useRef<FormState>(null);

  useEffect(() => {
    if (fields === history.now || fields === left.current) return;
    if (isModified) onChange(history.now, fields);
    setHistory(recordState(history, fields, isModified));
  }, [fields, isModified, history, onChange]);

  const restore = (next: FormHistory | null) => {
    if (!next) return;
    left.current = fields;
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
