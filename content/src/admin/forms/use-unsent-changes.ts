import { useAllFormFields, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { askAgain } from './ask-again.ts';
import { changedPath } from './changed-path.ts';
import { useCheckedForm } from './checked-forms.tsx';
import { isSameValue } from './local-copies.ts';

/** Time without a change after which Payload has sent the form, ms: its own 250 ms, and the renderings of a large page. */
const sentAfterMs = 1000;

/**
 * Sends a change that Payload does not send (see `askAgain`). The form would go on showing what belongs to the value before it: the field
 * of another choice, or the error of a text that was corrected.
 */
export function useUnsentChanges(): void {
  const [state, dispatchFields] = useAllFormFields();
  const isModified = useFormModified();
  const checkedForm = useCheckedForm(useDocumentInfo());
  const seen = useRef(state);
  const unsent = useRef<string | null>(null);

  useEffect(() => {
    unsent.current = changedPath(seen.current, state) ?? unsent.current;
    seen.current = state;
    // Payload sends modified forms alone; a save has sent the values of the others.
    if (!isModified) unsent.current = null;
    if (unsent.current === null) return;
    // Payload may skip this request as well, when another answer arrives first. The check is repeated until the value was sent.
    const timer = setInterval(() => {
      const path = unsent.current ?? '';
      const field = state[path];
      const checked = checkedForm();
      if (!field || isSameValue(checked?.state[path]?.value, field.value)) {
        unsent.current = null;
        clearInterval(timer);
      } else if (!checked?.isInFlight) askAgain(dispatchFields, path, field);
    }, sentAfterMs);
    return () => clearInterval(timer);
  }, [state, isModified, checkedForm, dispatchFields]);
}
