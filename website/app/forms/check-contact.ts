import { contactFields, type FieldError, fieldErrors } from '@vitrine/contract/core/contact.ts';

/** What is wrong with a contact form, by the schema that core uses. Loaded on demand: it brings zod/mini along. */
export function checkContact(form: FormData): FieldError[] {
  const result = contactFields.safeParse(Object.fromEntries(form));
  return result.success ? [] : fieldErrors(result.error);
}
