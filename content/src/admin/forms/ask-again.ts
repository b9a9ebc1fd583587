import type { useAllFormFields } from '@payloadcms/ui';
import type { FormField } from 'payload';

type Dispatch = ReturnType<typeof useAllFormFields>[1];

/**
 * Has the server check the form again, by a change of one of its fields that has no meaning of its own: only a changed form is sent. Payload
 * takes an answer that arrives within 250 ms after a change for one to that change, which the server then never hears of.
 */
export function askAgain(dispatchFields: Dispatch, path: string, field: FormField | undefined): void {
  const disableFormData = field?.disableFormData === false ? undefined : false;
  dispatchFields({ type: 'UPDATE', path, disableFormData });
}
