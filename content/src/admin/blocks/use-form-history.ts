import { useAllFormFields, useForm, useFormModified } from '@payloadcms/ui';
import type { HistoryStep } from '@vitrine/contract/preview-messages.ts';
import type { FormState } from 'payload';
import { useEffect, useState } from 'react';
import { useOngoingSave } from '../forms/use-ongoing-save.ts';
import { isLater, recordState, redoStep, startHistory, undoStep } from './form-history.ts';

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
  const { isSaving } = useOngoingSave();
  const [history, setHistory] = useState(() => startHistory(fields));

  useEffect(() => {
    if (isModified && isLater(history, fields)) onChange(history.now, fields);
    // An undo may have come since this render.
    setHistory((current) => recordState(current, fields, isModified));
  }, [fields, isModified, history, onChange]);

  const step = (name: HistoryStep) => {
    // A key may come after a change shows and before it is recorded, and must undo that change alone.
    const recorded = recordState(history, fields, isModified);
    const next = name === 'undo' ? undoStep(recorded, fields) : redoStep(recorded, fields);
    if (!next || isSaving) return;
    setHistory(next);
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: next.now });
    setModified(true);
  };
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    step,
  };
}
