import { contactFields, type FieldError, fieldErrors } from '@vitrine/contract/core/contact.ts';

/**
 * Returns the validation errors of a contact form, by the schema that core uses. Loaded on demand, because it imports zod/mini.
 */
export function checkContact(form: FormData): FieldError[] {
  const result = contactFields.safeParse(Object.fromEntries(form));
  return result.success ? [] : fieldErrors(result.error);
}
