import type { useAllFormFields } from '@payloadcms/ui';
import type { FormField } from 'payload';

type Dispatch = ReturnType<typeof useAllFormFields>[1];

/**
 * Makes Payload send the form to the server again for validation. Payload sends only a changed form, so this changes a property of one
 * field, which has no effect on a field without rows; do not call it for an array. It is needed because Payload mistakes an answer that
 * arrives within 250 ms after a change for the answer to that change, and then never sends the change.
 */
export function askAgain(dispatchFields: Dispatch, path: string, field: FormField | undefined): void {
  const disableFormData = field?.disableFormData === false ? undefined : false;
  dispatchFields({ type: 'UPDATE', path, disableFormData });
}
